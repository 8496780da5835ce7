package io.memory4j.store;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * A record that a search found. Immutable and thread-safe.
 *
 * @param record the record
 * @param score higher is better; orders one answer and means nothing beyond it
 * @param highlights the matched parts of the record's content, ascending, not touching each other;
 *     empty if the match lies elsewhere
 */
public record SearchHit(MemoryRecord record, double score, List<Span> highlights) {
  /**
   * Checks the parts and copies collections.
   *
   * @param record the record
   * @param score higher is better
   * @param highlights the matched parts of the record's content, ascending, not touching each other
   */
  public SearchHit {
    requireNonNull(record, "record");
    highlights = List.copyOf(highlights);
  }
}
