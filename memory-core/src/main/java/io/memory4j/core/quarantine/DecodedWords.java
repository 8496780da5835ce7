package io.memory4j.core.quarantine;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Tells words from noise in decoded bytes. */
final class DecodedWords {
  /** Printable characters in a row; noise has so many once in some million bytes. */
  private static final int MIN_CHARS = 14;

  private DecodedWords() {}

  /** Returns whether the bytes hold a stretch of letters and blanks in UTF-8. */
  static boolean areIn(byte[] bytes) {
    int chars = 0;
    int words = 0;
    int letters = 0;
    for (int c : new String(bytes, UTF_8).codePoints().toArray()) {
      if (!isPrintable(c)) {
        chars = 0;
        words = 0;
        letters = 0;
        continue;
      }
      chars++;
      words += c == ' ' ? 1 : 0;
      letters += Character.isLetter(c) ? 1 : 0;
      if (chars >= MIN_CHARS && words > 0 && letters * 2 >= chars) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPrintable(int c) {
    boolean ascii = c >= ' ' && c <= '~';
    boolean letter = c > 0x7F && Character.isLetter(c);
    return ascii || letter || c == '\n';
  }
}
