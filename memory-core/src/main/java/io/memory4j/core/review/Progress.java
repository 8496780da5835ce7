package io.memory4j.core.review;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewReport.Outcome;

/**
 * How far a level is finished without a gap. Pure, immutable and thread-safe.
 *
 * @param cursor the last period of the unbroken row of finished ones
 * @param unbroken whether the next period may still be added to the row
 */
record Progress(Period cursor, boolean unbroken) {
  static Progress from(Period base) {
    return new Progress(base, true);
  }

  /** {@return the progress after one more period} What comes after an unfinished one waits. */
  Progress after(Period period, Outcome outcome) {
    boolean on = unbroken && isFinished(outcome);
    return new Progress(on ? period : cursor, on);
  }

  private static boolean isFinished(Outcome outcome) {
    return outcome == Outcome.EXISTS || outcome == Outcome.NO_DATA || outcome == Outcome.SAVED;
  }
}
