package io.memory4j.sqlite.search;

/**
 * Which words have stems, and which; {@link Stemmer} says how they are found. A stem that is
 * shorter than three letters, or that changes the first three, is not used, so that two words of
 * one stem always begin alike. Not instantiable.
 */
final class Stems {
  static final int SHORTEST = 3;
  static final int LONGEST = 40;

  private Stems() {}

  /** {@return whether a word is one that has stems: of the letters a to z, not too long} */
  static boolean isStemmed(String word) {
    return isStemmed(word, 0, word.length());
  }

  /** {@return whether the word between two places of a text is one that has stems} */
  static boolean isStemmed(String text, int from, int until) {
    if (until - from < SHORTEST || until - from > LONGEST) {
      return false;
    }
    for (int at = from; at < until; at++) {
      char c = text.charAt(at);
      if (c < 'a' || c > 'z') {
        return false;
      }
    }
    return true;
  }

  /** {@return whether the word at a place can have a stem; cheaper than to compute its own} */
  static boolean beginAlike(String text, int from, String stem) {
    return text.regionMatches(from, stem, 0, SHORTEST);
  }

  /** {@return the stem of a word that has one, or the word itself} */
  static String stem(String word) {
    StringBuilder stem = new StringBuilder(word.length());
    new Stemmer().appendStem(word, 0, word.length(), stem);
    return stem.toString();
  }
}
