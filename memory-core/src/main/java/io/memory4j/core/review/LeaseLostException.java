package io.memory4j.core.review;

/** Somebody else has taken the run over, or moved its cursor: nothing was written, stop. */
final class LeaseLostException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  LeaseLostException() {
    super("Another run has taken over, or a cursor was moved meanwhile; this run stops.");
  }
}
