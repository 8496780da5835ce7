package io.memory4j.core.text;

import java.text.Normalizer;

/**
 * A hash of what a statement says, equal for two spellings of one statement: {@value #DIGITS} hex
 * digits, the first half of a SHA-256. Never similarity: every word counts, a negation most of all.
 *
 * <p>Not compared are the form of composition and of white space ({@link TextNormal#fold}), the
 * kind of quotation mark, apostrophe and hyphen (typographic or plain), one full stop at the very
 * end, and the case of words. Case does count in tokens (what stands between blanks, without the
 * punctuation around it) that name something: with a slash, a backslash, a dot, an underscore or a
 * digit in them, beginning with a hyphen, or in mixed case beyond a capital at the head of a word.
 * {@code use /Src} and {@code use /src} are two statements, so are {@code -d} and {@code -D}. Case
 * is folded by the root locale's lower case. Immutable and thread-safe.
 */
public final class Fingerprint {
  /** Length of a fingerprint. */
  static final int DIGITS = 32;

  private static final String OPENING = "\"'([{<";
  private static final String CLOSING = "\"')]}>.,;:!?\u2026";
  private static final String NAMING = "/\\._";
  private static final String FULL_STOPS = ".\u3002\uFF0E\uFF61";
  private static final String NO_WORD = " /\\" + FULL_STOPS;

  private Fingerprint() {}

  /**
   * {@return the fingerprint of a statement without a key}
   *
   * @param folded the statement; folding it first changes nothing
   */
  public static String of(String folded) {
    return Sha256.hex(compared(folded));
  }

  /**
   * {@return the fingerprint of a statement under a key} Two keys may hold the same text; no keyed
   * statement has the fingerprint of one without a key.
   *
   * @param key the key, compared by code point
   * @param folded the statement; folding it first changes nothing
   */
  public static String of(String key, String folded) {
    // A folded text holds no NUL, so the last one separates the two.
    return Sha256.hex(key + '\0' + compared(folded));
  }

  /** {@return the statement as it is compared} */
  static String compared(String statement) {
    String plain = withoutFullStop(plainSigns(TextNormal.fold(statement)));
    StringBuilder form = new StringBuilder(plain.length());
    int start = 0;
    while (start <= plain.length()) {
      int blank = plain.indexOf(' ', start);
      int end = blank < 0 ? plain.length() : blank;
      form.append(foldCase(plain.substring(start, end))).append(blank < 0 ? "" : " ");
      start = end + 1;
    }
    return Normalizer.normalize(form, Normalizer.Form.NFC);
  }

  private static String plainSigns(String text) {
    StringBuilder plain = new StringBuilder(text);
    for (int i = 0; i < plain.length(); i++) {
      plain.setCharAt(i, plainSign(plain.charAt(i)));
    }
    return plain.toString();
  }

  private static char plainSign(char c) {
    return switch (c) {
      case '\u2018', '\u2019', '\u201A', '\u201B', '\u02BC' -> '\'';
      case '\u201C', '\u201D', '\u201E', '\u201F', '\u00AB', '\u00BB' -> '"';
      case '\u2010', '\u2011' -> '-';
      default -> c;
    };
  }

  /** Drops one full stop that ends a word; an ellipsis and a folder's dots stay. */
  private static String withoutFullStop(String text) {
    int last = text.length() - 1;
    if (last < 1 || FULL_STOPS.indexOf(text.charAt(last)) < 0) {
      return text;
    }
    char before = text.charAt(last - 1);
    boolean endsWord = NO_WORD.indexOf(before) < 0;
    return endsWord ? text.substring(0, last) : text;
  }

  private static String foldCase(String token) {
    return isName(core(token)) ? token : CaseFold.fold(token);
  }

  private static String core(String token) {
    int start = 0;
    int end = token.length();
    while (start < end && OPENING.indexOf(token.charAt(start)) >= 0) {
      start++;
    }
    while (end > start && CLOSING.indexOf(token.charAt(end - 1)) >= 0) {
      end--;
    }
    return token.substring(start, end);
  }

  private static boolean isName(String core) {
    return core.startsWith("-")
        || core.codePoints().anyMatch(c -> NAMING.indexOf(c) >= 0 || Character.isDigit(c))
        || isMixedCase(core);
  }

  private static boolean isMixedCase(String core) {
    boolean lower = false;
    boolean inner = false;
    int before = ' ';
    for (int i = 0; i < core.length(); i += Character.charCount(before)) {
      int c = core.codePointAt(i);
      lower |= Character.isLowerCase(c);
      inner |=
          Character.isUpperCase(c) && (Character.isLetter(before) || TextNormal.isMark(before));
      before = c;
    }
    return lower && inner;
  }
}
