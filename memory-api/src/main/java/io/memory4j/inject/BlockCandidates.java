package io.memory4j.inject;

import java.util.List;

/**
 * All that may go into a block. Immutable and thread-safe.
 *
 * @param specificFirst the facts of each layer, the most specific layer first
 * @param sections what other sections are offered, in any order; what several give to one section
 *     stands there in the order given here
 */
public record BlockCandidates(
    List<LayerCandidates> specificFirst, List<SectionCandidates> sections) {
  /**
   * Checks the parts and copies collections.
   *
   * @param specificFirst the facts of each layer
   * @param sections what other sections are offered
   */
  public BlockCandidates {
    specificFirst = List.copyOf(specificFirst);
    sections = List.copyOf(sections);
  }

  /**
   * {@return facts and nothing else}
   *
   * @param specificFirst the facts of each layer, the most specific layer first
   */
  public static BlockCandidates ofFacts(List<LayerCandidates> specificFirst) {
    return new BlockCandidates(specificFirst, List.of());
  }
}
