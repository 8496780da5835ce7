package io.memory4j.core.review;

import java.util.List;
import java.util.Map;

/**
 * A sentence of a text. Immutable and thread-safe.
 *
 * @param place its number in the text
 * @param text the sentence on one line
 * @param words its words that carry a subject, in lower case
 */
record Sentence(int place, String text, List<String> words) {
  private static final int FEW_WORDS = 3;

  /** {@return the mean count of its words; very short sentences count less} */
  double score(Map<String, Integer> counts) {
    double sum = words.stream().mapToInt(word -> counts.getOrDefault(word, 0)).sum();
    return sum / Math.max(FEW_WORDS, words.size());
  }

  @Override
  public String toString() {
    return "Sentence[" + place + "]";
  }
}
