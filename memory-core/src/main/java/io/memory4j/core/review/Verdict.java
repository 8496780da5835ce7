package io.memory4j.core.review;

import io.memory4j.review.ReviewReport.Outcome;
import java.util.Optional;

/**
 * What became of a period, and why. Immutable and thread-safe.
 *
 * @param outcome what became of it
 * @param reason why, where that is not plain; never remembered text
 */
record Verdict(Outcome outcome, Optional<String> reason) {
  static final Verdict EXISTS = new Verdict(Outcome.EXISTS, Optional.empty());
  static final Verdict NO_DATA = new Verdict(Outcome.NO_DATA, Optional.empty());
  static final Verdict SAVED = new Verdict(Outcome.SAVED, Optional.empty());
  static final Verdict WAITING = new Verdict(Outcome.WAITING, Optional.empty());

  static Verdict of(Outcome outcome, String reason) {
    return new Verdict(outcome, Optional.of(reason));
  }

  /**
   * {@return the verdict on a failure; only the exception's type is told, its message may quote}
   */
  static Verdict of(Outcome outcome, String part, Throwable cause) {
    return of(outcome, part + " failed: " + cause.getClass().getSimpleName());
  }

  boolean isFailure() {
    return outcome == Outcome.FAILED || outcome == Outcome.REJECTED;
  }
}
