package io.memory4j.core;

/**
 * What became of the background work that a host lent a thread to. Immutable and thread-safe.
 *
 * @param done how many steps were taken, those included that failed, which is told elsewhere
 * @param left how many still wait
 */
public record WorkReport(int done, int left) {
  /** {@return whether nothing waits any more} */
  public boolean isFinished() {
    return left == 0;
  }
}
