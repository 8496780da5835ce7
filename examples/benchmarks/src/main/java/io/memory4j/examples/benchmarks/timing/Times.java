package io.memory4j.examples.benchmarks.timing;

import java.util.Arrays;

/** Times of equal pieces of work. Immutable and thread-safe. */
public final class Times {
  private static final double NANOS_PER_MILLI = 1e6;

  private final long[] sorted;

  /**
   * Keeps times.
   *
   * @param nanos one or more, in nanoseconds
   */
  public Times(long... nanos) {
    if (nanos.length == 0) {
      throw new IllegalArgumentException("There is no time to tell of; measure once or more.");
    }
    sorted = nanos.clone();
    Arrays.sort(sorted);
  }

  /** {@return the median in milliseconds} */
  public double medianMillis() {
    return percentileMillis(50);
  }

  /**
   * {@return the time that this share of the times does not pass, in milliseconds} The nearest
   * rank, so it is one of the times.
   *
   * @param percent above 0, at most 100
   */
  public double percentileMillis(double percent) {
    int rank = (int) Math.ceil(percent / 100 * sorted.length);
    return sorted[Math.max(0, rank - 1)] / NANOS_PER_MILLI;
  }
}
