package io.memory4j.examples.benchmarks.sample;

import java.util.Random;

/**
 * Made-up words of six letters, none the beginning of another, that occur as often as Zipf's law
 * says: the word of rank r once for r times that the first occurs. Not instantiable.
 */
public final class Vocabulary {
  /** How many words there are. */
  public static final int WORDS = 8_000;

  private static final String CONSONANTS = "bdfgklmnprtvz";
  private static final String VOWELS = "aiou";
  private static final double[] SHARES = shares();

  private Vocabulary() {}

  private static double[] shares() {
    double[] upTo = new double[WORDS];
    double sum = 0;
    for (int rank = 0; rank < WORDS; rank++) {
      sum += 1.0 / (rank + 1);
      upTo[rank] = sum;
    }
    return upTo;
  }

  /**
   * {@return the word of a rank}
   *
   * @param rank 0 for the commonest, below {@value #WORDS}
   */
  public static String word(int rank) {
    int syllables = CONSONANTS.length() * VOWELS.length();
    // Neighbours in rank begin differently; the factor shares no divisor with the number of words.
    int rest = (int) (rank * 17L * 1_009 % ((long) syllables * syllables * syllables));
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      int syllable = rest % syllables;
      word.append(CONSONANTS.charAt(syllable / VOWELS.length()));
      word.append(VOWELS.charAt(syllable % VOWELS.length()));
      rest /= syllables;
    }
    return word.toString();
  }

  /**
   * {@return a word, the common ones more often}
   *
   * @param random decides which
   */
  public static String any(Random random) {
    double at = random.nextDouble() * SHARES[WORDS - 1];
    int low = 0;
    int high = WORDS - 1;
    while (low < high) {
      int middle = (low + high) / 2;
      if (SHARES[middle] < at) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return word(low);
  }
}
