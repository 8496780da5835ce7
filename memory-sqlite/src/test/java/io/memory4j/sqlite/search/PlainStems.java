package io.memory4j.sqlite.search;

import java.util.List;

/**
 * Stems step by step on whole strings, as the paper tells them: what {@link Stemmer} must come to.
 * Not instantiable.
 */
final class PlainStems {
  private static final int SHORTEST = 3;
  private static final int LONGEST = 40;

  /** A suffix and what takes its place, tried in order; the first that fits ends the step. */
  private record Rule(String suffix, String replacement) {}

  private static final List<Rule> STEP_2 =
      rules(
          "ational ate tional tion enci ence anci ance izer ize abli able alli al entli ent eli e"
              + " ousli ous ization ize ation ate ator ate alism al iveness ive fulness ful"
              + " ousness ous aliti al iviti ive biliti ble");
  private static final List<Rule> STEP_3 =
      rules("icate ic ative - alize al iciti ic ical ic ful - ness -");
  private static final List<Rule> STEP_4 =
      rules(
          "al - ance - ence - er - ic - able - ible - ant - ement - ment - ent -"
              + " ou - ism - ate - iti - ous - ive - ize -");

  private PlainStems() {}

  private static List<Rule> rules(String pairs) {
    String[] parts = pairs.split(" ", -1);
    Rule[] rules = new Rule[parts.length / 2];
    for (int i = 0; i < rules.length; i++) {
      rules[i] = new Rule(parts[2 * i], parts[2 * i + 1].equals("-") ? "" : parts[2 * i + 1]);
    }
    return List.of(rules);
  }

  /** {@return whether a word is one that has stems: of the letters a to z, not too long} */
  static boolean isStemmed(String word) {
    return word.length() >= SHORTEST
        && word.length() <= LONGEST
        && word.chars().allMatch(c -> c >= 'a' && c <= 'z');
  }

  /** {@return the stem of a word of the letters a to z, or the word itself} */
  static String stem(String word) {
    String stem = step5(step4(step3(step2(step1c(step1b(step1a(word)))))));
    boolean alike = stem.length() >= SHORTEST && stem.startsWith(word.substring(0, SHORTEST));
    return alike ? stem : word;
  }

  private static String step1a(String word) {
    if (word.endsWith("sses") || word.endsWith("ies")) {
      return cut(word, 2);
    }
    return word.endsWith("s") && !word.endsWith("ss") ? cut(word, 1) : word;
  }

  private static String step1b(String word) {
    if (word.endsWith("eed")) {
      return measure(cut(word, 3)) > 0 ? cut(word, 1) : word;
    }
    int suffix = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0;
    String stem = cut(word, suffix);
    return suffix > 0 && hasVowel(stem) ? mended(stem) : word;
  }

  /** Gives back what was lost or doubled before "ed" and "ing". */
  private static String mended(String stem) {
    if (stem.endsWith("at") || stem.endsWith("bl") || stem.endsWith("iz")) {
      return stem + "e";
    }
    if (endsDouble(stem) && "lsz".indexOf(last(stem)) < 0) {
      return cut(stem, 1);
    }
    return measure(stem) == 1 && endsShort(stem) ? stem + "e" : stem;
  }

  /** As in Porter's later revision, a y after a vowel stays: deploys goes with deployment. */
  private static String step1c(String word) {
    int y = word.length() - 1;
    return word.endsWith("y") && y > 1 && !isVowel(word, y - 1) && hasVowel(cut(word, 1))
        ? cut(word, 1) + "i"
        : word;
  }

  private static String step2(String word) {
    return replaced(word, STEP_2, 1);
  }

  private static String step3(String word) {
    return replaced(word, STEP_3, 1);
  }

  /** Before "ion" an s or a t must stand, and stays. */
  private static String step4(String word) {
    if (word.endsWith("sion") || word.endsWith("tion")) {
      String stem = cut(word, 3);
      return measure(stem) > 1 ? stem : word;
    }
    return replaced(word, STEP_4, 2);
  }

  private static String replaced(String word, List<Rule> rules, int leastMeasure) {
    for (Rule rule : rules) {
      if (word.endsWith(rule.suffix)) {
        String stem = cut(word, rule.suffix.length());
        return measure(stem) >= leastMeasure ? stem + rule.replacement : word;
      }
    }
    return word;
  }

  private static String step5(String word) {
    String stem = cut(word, 1);
    if (word.endsWith("e") && (measure(stem) > 1 || (measure(stem) == 1 && !endsShort(stem)))) {
      return stem;
    }
    return word.endsWith("ll") && measure(word) > 1 ? stem : word;
  }

  private static String cut(String word, int letters) {
    return word.substring(0, word.length() - Math.min(letters, word.length()));
  }

  private static char last(String word) {
    return word.charAt(word.length() - 1);
  }

  private static boolean isVowel(String word, int at) {
    char c = word.charAt(at);
    return "aeiou".indexOf(c) >= 0 || (c == 'y' && at > 0 && !isVowel(word, at - 1));
  }

  private static boolean hasVowel(String word) {
    for (int at = 0; at < word.length(); at++) {
      if (isVowel(word, at)) {
        return true;
      }
    }
    return false;
  }

  /** {@return how often a vowel is followed by a consonant} */
  private static int measure(String word) {
    int measure = 0;
    boolean afterVowel = false;
    for (int at = 0; at < word.length(); at++) {
      boolean vowel = isVowel(word, at);
      measure += afterVowel && !vowel ? 1 : 0;
      afterVowel = vowel;
    }
    return measure;
  }

  private static boolean endsDouble(String word) {
    int end = word.length() - 1;
    return end > 0 && word.charAt(end) == word.charAt(end - 1) && !isVowel(word, end);
  }

  /** {@return whether it ends in consonant, vowel and a consonant other than w, x and y} */
  private static boolean endsShort(String word) {
    int end = word.length() - 1;
    return end >= 2
        && !isVowel(word, end)
        && isVowel(word, end - 1)
        && !isVowel(word, end - 2)
        && "wxy".indexOf(word.charAt(end)) < 0;
  }
}
