package io.memory4j;

/** How a session went, as far as its host can tell. More may be added. */
public enum SessionOutcome {
  /** The task is done. */
  SUCCESS,
  /** The task is not done. */
  FAILURE,
  /** Some of it helped and some of it did harm. */
  MIXED,
  /** A part of the task is done. */
  PARTIAL
}
