package io.memory4j.episode;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;

/**
 * The answer to a question about past sessions. Immutable and thread-safe.
 *
 * @param hits the turns found, the best first
 * @param degraded what is missing from the answer, why, and what to do about it; empty if nothing
 */
public record HistoryResult(List<HistoryHit> hits, Optional<String> degraded) {
  /**
   * Checks the parts and copies collections.
   *
   * @param hits the turns found, the best first
   * @param degraded what is missing from the answer; empty if nothing
   */
  public HistoryResult {
    hits = List.copyOf(hits);
    requireNonNull(degraded, "degraded");
  }
}
