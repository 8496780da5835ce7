package io.memory4j.core.recall;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.SearchHit;
import java.util.List;

/**
 * A hit on the scale that all stores share: the best of each has 1, none has less than 0.
 *
 * @param hit the hit
 * @param score 0 to 1
 */
record Scored(SearchHit hit, double score) {
  MemoryRecord record() {
    return hit.record();
  }

  /** {@return one store's hits on the common scale, in the same order} */
  static List<Scored> ofOneStore(List<SearchHit> hits) {
    double best = hits.stream().mapToDouble(SearchHit::score).max().orElse(0);
    double floor = Math.min(0, hits.stream().mapToDouble(SearchHit::score).min().orElse(0));
    return hits.stream().map(hit -> new Scored(hit, share(hit.score(), floor, best))).toList();
  }

  /** A store may count from below zero and as far as it likes; halves keep differences finite. */
  private static double share(double score, double floor, double best) {
    return best > floor ? (score / 2 - floor / 2) / (best / 2 - floor / 2) : 1;
  }
}
