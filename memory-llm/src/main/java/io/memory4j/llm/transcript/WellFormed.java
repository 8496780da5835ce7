package io.memory4j.llm.transcript;

import java.nio.charset.StandardCharsets;

/** Text without lone surrogates, which JSON escapes can bring in and no encoding can carry. */
final class WellFormed {
  private static final char REPLACEMENT = '\uFFFD';

  private WellFormed() {}

  /** {@return the text with each lone surrogate replaced by U+FFFD} */
  static String text(String text) {
    return isAscii(text) ? text : checked(text);
  }

  /** Copying there and back is several times faster than looking at each character. */
  private static boolean isAscii(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return bytes.length == text.length() && new String(bytes, StandardCharsets.UTF_8).equals(text);
  }

  private static String checked(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        return replaced(text);
      }
    }
    return text;
  }

  private static String replaced(String text) {
    if (text.codePoints().noneMatch(WellFormed::isLone)) {
      return text;
    }
    StringBuilder result = new StringBuilder(text.length());
    text.codePoints().forEach(c -> result.appendCodePoint(isLone(c) ? REPLACEMENT : c));
    return result.toString();
  }

  private static boolean isLone(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }
}
