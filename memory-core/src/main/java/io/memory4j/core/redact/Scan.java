package io.memory4j.core.redact;

/** Looking around in a text without running over its ends. */
final class Scan {
  /** Stands for the place before the first and after the last character. */
  static final char NONE = '\uffff';

  /** How much of a candidate is read before it is accepted; this bounds the work of a refusal. */
  static final int WINDOW = 256;

  private Scan() {}

  static char at(String text, int index) {
    return index >= 0 && index < text.length() ? text.charAt(index) : NONE;
  }

  /**
   * Returns whether a token can start here: after no letter or digit, or after an escape such as
   * {@code \n} or {@code %3D}, whose letters belong to the escape.
   */
  static boolean tokenStart(String text, int index) {
    return !Alphabet.ALNUM.has(at(text, index - 1))
        || isLetterEscape(text, index - 1)
        || isPercentEscape(text, index - 3);
  }

  /** Returns the index behind an escape that stands at the start of a run of letters. */
  static int skipEscape(String text, int runStart) {
    if (isLetterEscape(text, runStart)) {
      return runStart + 1;
    }
    return isPercentEscape(text, runStart - 1) ? runStart + 2 : runStart;
  }

  static int indexOfIgnoreCase(String text, String lower, int from) {
    char small = lower.charAt(0);
    char large = Character.toUpperCase(small);
    int last = text.length() - lower.length();
    for (int i = from; i <= last; i++) {
      char c = text.charAt(i);
      if ((c == small || c == large) && text.regionMatches(true, i, lower, 0, lower.length())) {
        return i;
      }
    }
    return -1;
  }

  static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r' || c == NONE;
  }

  static boolean isQuote(char c) {
    return c == '"' || c == '\'' || c == '`';
  }

  private static boolean isLetterEscape(String text, int index) {
    return at(text, index - 1) == '\\' && "nrtbf".indexOf(at(text, index)) >= 0;
  }

  private static boolean isPercentEscape(String text, int index) {
    return at(text, index) == '%'
        && Alphabet.HEX.has(at(text, index + 1))
        && Alphabet.HEX.has(at(text, index + 2));
  }
}
