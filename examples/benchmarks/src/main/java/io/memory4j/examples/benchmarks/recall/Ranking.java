package io.memory4j.examples.benchmarks.recall;

import java.util.List;
import java.util.Set;

/**
 * What was found for a question.
 *
 * @param relevant the ids of what should be found, one or more
 * @param found ids, the best first
 */
record Ranking(Set<String> relevant, List<String> found) {
  /** {@return the share of what should be found that is among the first} */
  double recall(int first) {
    long hits = found.stream().limit(first).filter(relevant::contains).count();
    return (double) hits / relevant.size();
  }

  /** {@return one over the place of the first hit; 0 without one} */
  double reciprocalRank() {
    for (int i = 0; i < found.size(); i++) {
      if (relevant.contains(found.get(i))) {
        return 1.0 / (i + 1);
      }
    }
    return 0;
  }

  /**
   * {@return the discounted gain of the first hits as a share of the best there could be} Each hit
   * gains one (Järvelin and Kekäläinen, 2002).
   */
  double gain(int first) {
    double gain = 0;
    double best = 0;
    for (int i = 0; i < first; i++) {
      double worth = Math.log(2) / Math.log(i + 2.0);
      gain += i < found.size() && relevant.contains(found.get(i)) ? worth : 0;
      best += i < relevant.size() ? worth : 0;
    }
    return gain / best;
  }
}
