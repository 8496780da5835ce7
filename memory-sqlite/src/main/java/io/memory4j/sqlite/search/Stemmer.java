package io.memory4j.sqlite.search;

import java.util.List;

/**
 * Finds stems of English words by M. F. Porter, "An algorithm for suffix stripping", Program 14
 * (1980). A word is changed in one buffer, and which of its letters are vowels is kept as bits,
 * since every fact that is written has its words stemmed. Not thread-safe.
 */
final class Stemmer {
  private static final Suffixes STEP_2 =
      new Suffixes(
          "ational ate tional tion enci ence anci ance izer ize abli able alli al entli ent eli e"
              + " ousli ous ization ize ation ate ator ate alism al iveness ive fulness ful"
              + " ousness ous aliti al iviti ive biliti ble");
  private static final Suffixes STEP_3 =
      new Suffixes("icate ic ative - alize al iciti ic ical ic ful - ness -");
  private static final Suffixes STEP_4 =
      new Suffixes(
          "al - ance - ence - er - ic - able - ible - ant - ement - ment - ent -"
              + " ou - ism - ate - iti - ous - ive - ize -");

  private final char[] letters = new char[Stems.LONGEST + 1];
  private int length;

  /** Bit n says whether letter n is a vowel; what lies behind the last letter means nothing. */
  private long vowels;

  /** Appends the stem of the word between two places of a text, or the word itself. */
  void appendStem(String text, int from, int until, StringBuilder stems) {
    length = 0;
    append(text, from, until);
    step1a();
    step1b();
    step1c();
    replace(STEP_2, 1);
    replace(STEP_3, 1);
    step4();
    step5();
    if (beginsAs(text, from)) {
      stems.append(letters, 0, length);
    } else {
      stems.append(text, from, until);
    }
  }

  private boolean beginsAs(String text, int from) {
    return length >= Stems.SHORTEST
        && letters[0] == text.charAt(from)
        && letters[1] == text.charAt(from + 1)
        && letters[2] == text.charAt(from + 2);
  }

  private void step1a() {
    if (endsWith("sses") || endsWith("ies")) {
      length -= 2;
    } else if (endsWith("s") && !endsWith("ss")) {
      length--;
    }
  }

  private void step1b() {
    if (endsWith("eed")) {
      length -= measure(length - 3) > 0 ? 1 : 0;
      return;
    }
    int suffix = endsWith("ed") ? 2 : endsWith("ing") ? 3 : 0;
    if (suffix > 0 && hasVowel(length - suffix)) {
      length -= suffix;
      mend();
    }
  }

  /** Gives back what was lost or doubled before "ed" and "ing". */
  private void mend() {
    if (endsWith("at") || endsWith("bl") || endsWith("iz")) {
      append("e", 0, 1);
    } else if (endsDouble() && "lsz".indexOf(letters[length - 1]) < 0) {
      length--;
    } else if (measure(length) == 1 && isShort(length)) {
      append("e", 0, 1);
    }
  }

  /** As in Porter's later revision, a y after a vowel stays: deploys goes with deployment. */
  private void step1c() {
    int y = length - 1;
    if (endsWith("y") && y > 1 && !isVowel(y - 1) && hasVowel(y)) {
      length--;
      append("i", 0, 1);
    }
  }

  /** Before "ion" an s or a t must stand, and stays. */
  private void step4() {
    if (endsWith("sion") || endsWith("tion")) {
      length -= measure(length - 3) > 1 ? 3 : 0;
    } else {
      replace(STEP_4, 2);
    }
  }

  private void step5() {
    if (endsWith("e") && isLong(length - 1)) {
      length--;
    } else if (endsWith("ll") && measure(length) > 1) {
      length--;
    }
  }

  private boolean isLong(int end) {
    int measure = measure(end);
    return measure > 1 || (measure == 1 && !isShort(end));
  }

  /** The first suffix that fits ends the step, whether or not it is replaced. */
  private void replace(Suffixes suffixes, int leastMeasure) {
    List<Suffixes.Rule> rules = length == 0 ? List.of() : suffixes.of(letters[length - 1]);
    for (int i = 0; i < rules.size(); i++) {
      Suffixes.Rule rule = rules.get(i);
      if (endsWith(rule.suffix())) {
        int end = length - rule.suffix().length();
        if (measure(end) >= leastMeasure) {
          length = end;
          append(rule.replacement(), 0, rule.replacement().length());
        }
        return;
      }
    }
  }

  private void append(String text, int from, int until) {
    for (int at = from; at < until; at++) {
      char c = text.charAt(at);
      boolean isVowel =
          switch (c) {
            case 'a', 'e', 'i', 'o', 'u' -> true;
            case 'y' -> length > 0 && !isVowel(length - 1);
            default -> false;
          };
      vowels = isVowel ? vowels | 1L << length : vowels & ~(1L << length);
      letters[length++] = c;
    }
  }

  private boolean endsWith(String suffix) {
    int start = length - suffix.length();
    if (start < 0) {
      return false;
    }
    for (int at = suffix.length() - 1; at >= 0; at--) {
      if (letters[start + at] != suffix.charAt(at)) {
        return false;
      }
    }
    return true;
  }

  private boolean isVowel(int at) {
    return (vowels >>> at & 1) == 1;
  }

  /** {@return the bits of the letters before a place} */
  private static long before(int end) {
    return (1L << end) - 1;
  }

  private boolean hasVowel(int end) {
    return (vowels & before(end)) != 0;
  }

  /** {@return how often a vowel is followed by a consonant before a place} */
  private int measure(int end) {
    return end < 2 ? 0 : Long.bitCount(vowels & ~(vowels >>> 1) & before(end - 1));
  }

  private boolean endsDouble() {
    int last = length - 1;
    return last > 0 && letters[last] == letters[last - 1] && !isVowel(last);
  }

  /**
   * {@return whether consonant, vowel and a consonant other than w, x and y stand before a place}
   */
  private boolean isShort(int end) {
    return end >= 3
        && !isVowel(end - 1)
        && isVowel(end - 2)
        && !isVowel(end - 3)
        && "wxy".indexOf(letters[end - 1]) < 0;
  }
}
