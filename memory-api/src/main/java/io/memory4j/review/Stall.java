package io.memory4j.review;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * A level that cannot go on, and why. Immutable and thread-safe.
 *
 * @param cursor the last period up to which everything is finished, if there is one
 * @param stuckAt the first period that failed
 * @param reason why it failed last
 * @param attemptsLeft how many more days it may fail before it is cut together without the
 *     summarizer
 */
public record Stall(Optional<Period> cursor, Period stuckAt, String reason, int attemptsLeft) {
  /**
   * Checks the parts.
   *
   * @param cursor the last period up to which everything is finished
   * @param stuckAt the first period that failed
   * @param reason why it failed last
   * @param attemptsLeft how many more days it may fail
   */
  public Stall {
    requireNonNull(cursor, "cursor");
    requireNonNull(stuckAt, "stuckAt");
    requireNonNull(reason, "reason");
  }
}
