package io.memory4j.review;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;

/**
 * What one run of the chain did: ids and reasons, never remembered text. Immutable and thread-safe.
 *
 * @param entries the periods that were looked at, level by level, in order
 * @param losses spans that will never be summarised, told by the run that gave them up
 * @param warnings what else a person should know, in whole sentences
 */
public record ReviewReport(List<Entry> entries, List<Loss> losses, List<String> warnings) {
  /** What became of a period. More may be added. */
  public enum Outcome {
    /** It was summarised before. */
    EXISTS,
    /** Nothing happened in it. */
    NO_DATA,
    /** A summary was written now. */
    SAVED,
    /** A source or the summarizer failed; it is tried again on a later day. */
    FAILED,
    /** The store did not take the summary; it is tried again on a later day. */
    REJECTED,
    /** It waits until everything it is made from is finished. */
    WAITING
  }

  /**
   * One period.
   *
   * @param period the period
   * @param outcome what became of it
   * @param reason why, where that is not plain: of a failure, and of a summary that was cut
   *     together after the summarizer had failed too often
   */
  public record Entry(Period period, Outcome outcome, Optional<String> reason) {
    /**
     * Checks the parts.
     *
     * @param period the period
     * @param outcome what became of it
     * @param reason why, where that is not plain
     */
    public Entry {
      requireNonNull(period, "period");
      requireNonNull(outcome, "outcome");
      requireNonNull(reason, "reason");
    }
  }

  /**
   * A span of periods that was given up, because it is older than the chain looks back.
   *
   * @param first the first period
   * @param last the last period, of the same level
   */
  public record Loss(Period first, Period last) {
    /**
     * Checks the parts.
     *
     * @param first the first period
     * @param last the last period, of the same level
     */
    public Loss {
      requireNonNull(first, "first");
      requireNonNull(last, "last");
    }
  }

  /**
   * Copies collections.
   *
   * @param entries the periods that were looked at
   * @param losses spans that will never be summarised
   * @param warnings what else a person should know
   */
  public ReviewReport {
    entries = List.copyOf(entries);
    losses = List.copyOf(losses);
    warnings = List.copyOf(warnings);
  }

  /** {@return the report of a run that found nothing to do} */
  public static ReviewReport empty() {
    return new ReviewReport(List.of(), List.of(), List.of());
  }

  /**
   * {@return what became of a period, if it was looked at}
   *
   * @param period the period
   */
  public Optional<Outcome> outcome(Period period) {
    return entries.stream()
        .filter(entry -> entry.period().equals(period))
        .map(Entry::outcome)
        .findFirst();
  }
}
