package io.memory4j.recall;

import io.memory4j.Layer;
import java.util.List;
import java.util.Set;

/**
 * The answer to a question. Immutable and thread-safe.
 *
 * @param hits the recalled facts, the best first
 * @param tagFilterDropped whether nothing was found with the tags, so that these hits are without
 * @param unavailable layers whose store did not answer
 */
public record Recall(List<Recollection> hits, boolean tagFilterDropped, Set<Layer> unavailable) {
  /**
   * Checks the parts and copies collections.
   *
   * @param hits the recalled facts, the best first
   * @param tagFilterDropped whether nothing was found with the tags, so that these hits are without
   * @param unavailable layers whose store did not answer
   */
  public Recall {
    hits = List.copyOf(hits);
    unavailable = Set.copyOf(unavailable);
  }
}
