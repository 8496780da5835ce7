package io.memory4j.llm.transcript;

/** Text without lone surrogates, which JSON escapes can bring in and no encoding can carry. */
final class WellFormed {
  private static final char REPLACEMENT = '\uFFFD';

  private WellFormed() {}

  /** {@return the text with each lone surrogate replaced by U+FFFD} */
  static String text(String text) {
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
