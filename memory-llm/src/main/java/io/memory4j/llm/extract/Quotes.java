package io.memory4j.llm.extract;

/**
 * Hides what stands between quotation marks, so that nobody's words are taken for the speaker's.
 */
final class Quotes {
  private static final String OPENING = "\"“„«「『`";
  private static final String CLOSING = "\"”“»」』`";
  private static final char HIDDEN = 'x';

  private Quotes() {}

  /**
   * {@return a text of the same length with quoted characters hidden and apostrophes made plain}
   */
  static String hide(String text) {
    StringBuilder hidden = new StringBuilder(text.replace('’', '\''));
    int i = 0;
    while (i < hidden.length()) {
      int kind = OPENING.indexOf(hidden.charAt(i));
      int close = kind < 0 ? -1 : hidden.indexOf(CLOSING.substring(kind, kind + 1), i + 1);
      if (close > 0) {
        for (int k = i + 1; k < close; k++) {
          hidden.setCharAt(k, HIDDEN);
        }
        i = close;
      } else if (kind >= 0) {
        // Not closed: nothing later of this kind is either, and it is no quotation.
        return hidden.toString();
      }
      i++;
    }
    return hidden.toString();
  }
}
