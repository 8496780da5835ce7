package io.memory4j.core.quarantine;

import java.lang.Character.UnicodeScript;

/**
 * Puts words that mix Latin with Cyrillic or Greek letters into the script of most of their
 * letters, as far as letters look alike. Words of one script stay as they are.
 *
 * <p>The pairs are the lower-case ones of the confusables of UTS #39 that a word can be written
 * with.
 */
final class Lookalikes {
  private static final String LATIN = "aeopcyxijshkmtbhvl";
  private static final String CYRILLIC =
      "\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455"
          + "\u04BB\u043A\u043C\u0442\u0432\u043D\u0475\u04CF";
  private static final String LATIN_OF_GREEK = "aoipvktuexyn";
  private static final String GREEK =
      "\u03B1\u03BF\u03B9\u03C1\u03BD\u03BA\u03C4\u03C5\u03B5\u03C7\u03B3\u03B7";

  private Lookalikes() {}

  static String unify(String lower) {
    StringBuilder out = new StringBuilder(lower);
    int start = -1;
    for (int at = 0; at <= out.length(); at++) {
      boolean inWord = at < out.length() && Character.isLetterOrDigit(out.charAt(at));
      if (inWord && start < 0) {
        start = at;
      } else if (!inWord && start >= 0) {
        unify(out, start, at);
        start = -1;
      }
    }
    return out.toString();
  }

  private static void unify(StringBuilder word, int start, int end) {
    int latin = 0;
    int other = 0;
    for (int at = start; at < end; at++) {
      UnicodeScript script = UnicodeScript.of(word.charAt(at));
      latin += script == UnicodeScript.LATIN ? 1 : 0;
      other += script == UnicodeScript.CYRILLIC || script == UnicodeScript.GREEK ? 1 : 0;
    }
    if (latin == 0 || other == 0) {
      return;
    }
    for (int at = start; at < end; at++) {
      char c = word.charAt(at);
      word.setCharAt(at, latin >= other ? latin(c) : swap(c, LATIN, CYRILLIC));
    }
  }

  private static char latin(char c) {
    return swap(swap(c, CYRILLIC, LATIN), GREEK, LATIN_OF_GREEK);
  }

  private static char swap(char c, String from, String to) {
    int at = from.indexOf(c);
    return at < 0 ? c : to.charAt(at);
  }
}
