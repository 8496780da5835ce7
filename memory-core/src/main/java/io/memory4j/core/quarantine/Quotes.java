package io.memory4j.core.quarantine;

import java.util.Arrays;

/** Which characters of a text stand between quotation marks, of any style, within one line. */
final class Quotes {
  private static final String OPENING = "\"'`\u201C\u201E\u00AB\u300C\u300E\u2018\u201A\u2039";
  private static final String CLOSING = "\"'`\u201D\u201C\u00BB\u300D\u300F\u2019\u2018\u203A";

  private Quotes() {}

  static boolean[] in(String text) {
    boolean[] quoted = new boolean[text.length()];
    int open = -1;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '\n') {
        open = -1;
      } else if (open >= 0 && closes(text, at, text.charAt(open))) {
        Arrays.fill(quoted, open, at + 1, true);
        open = -1;
      } else if (open < 0 && opens(text, at)) {
        open = at;
      }
    }
    return quoted;
  }

  private static boolean opens(String text, int at) {
    boolean afterWord = at > 0 && Character.isLetterOrDigit(text.charAt(at - 1));
    boolean mayBeApostrophe = text.charAt(at) == '\'' || text.charAt(at) == '\u2018';
    return OPENING.indexOf(text.charAt(at)) >= 0 && !(mayBeApostrophe && afterWord);
  }

  private static boolean closes(String text, int at, char opening) {
    int style = OPENING.indexOf(opening);
    boolean beforeWord = at + 1 < text.length() && Character.isLetterOrDigit(text.charAt(at + 1));
    boolean mayBeApostrophe = opening == '\'' || opening == '\u2018';
    return text.charAt(at) == CLOSING.charAt(style) && !(mayBeApostrophe && beforeWord);
  }
}
