package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

/**
 * What became of a lesson. Immutable and thread-safe.
 *
 * @param outcome what was done
 * @param cut whether the content or the context was longer than its limit
 * @param evicted how many of the oldest lessons had to go
 */
public record Learned(Outcome outcome, boolean cut, int evicted) {
  /** What was done. More may be added. */
  public enum Outcome {
    /** It is at the top. */
    STORED,
    /** It was known and is at the top again. */
    MOVED_TO_TOP,
    /** Nothing was left of it, so nothing was stored. */
    EMPTY
  }

  /**
   * Checks the parts.
   *
   * @param outcome what was done
   * @param cut whether something was cut
   * @param evicted how many lessons had to go
   */
  public Learned {
    requireNonNull(outcome, "outcome");
  }

  /** {@return an answer for the agent, in English} */
  public String message() {
    if (outcome == Outcome.EMPTY) {
      return "Not stored: nothing was left of the lesson. Say it in plain words.";
    }
    String stored = outcome == Outcome.STORED ? "Stored." : "Already known; moved to the top.";
    String limit =
        "It was cut: a lesson has up to "
            + Lessons.MAX_CONTENT_CHARS
            + " characters and its context up to "
            + Lessons.MAX_CONTEXT_CHARS
            + ".";
    return stored + (cut ? " " + limit : "") + " It takes effect from the next session.";
  }
}
