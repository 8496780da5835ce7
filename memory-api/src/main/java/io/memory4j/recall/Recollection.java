package io.memory4j.recall;

import static java.util.Objects.requireNonNull;

import io.memory4j.Fact;
import io.memory4j.store.Span;
import java.util.List;

/**
 * One recalled fact. Immutable and thread-safe.
 *
 * @param fact the fact, unchanged
 * @param score 0 to 1, the best hit of an answer has 1; orders one answer and means nothing beyond
 * @param reason why it was found, without its text
 * @param highlights the matched parts of its content, ascending; empty if the match lies elsewhere
 */
public record Recollection(Fact fact, double score, String reason, List<Span> highlights) {
  /**
   * Checks the parts and copies collections.
   *
   * @param fact the fact, unchanged
   * @param score 0 to 1, the best hit of an answer has 1
   * @param reason why it was found, without its text
   * @param highlights the matched parts of its content, ascending
   */
  public Recollection {
    requireNonNull(fact, "fact");
    requireNonNull(reason, "reason");
    highlights = List.copyOf(highlights);
  }
}
