package io.memory4j.examples.benchmarks.report;

/**
 * A target that a figure must reach. Immutable and thread-safe.
 *
 * @param upper whether the figure must not be above the limit; otherwise it must not be below
 * @param limit the limit, in the figure's unit
 */
public record Bound(boolean upper, double limit) {
  /**
   * {@return the target of a figure that must not be above a limit}
   *
   * @param limit in the figure's unit
   */
  public static Bound atMost(double limit) {
    return new Bound(true, limit);
  }

  /**
   * {@return the target of a figure that must not be below a limit}
   *
   * @param limit in the figure's unit
   */
  public static Bound atLeast(double limit) {
    return new Bound(false, limit);
  }

  /**
   * {@return whether a figure reaches this; what is no number never does}
   *
   * @param figure the figure
   */
  public boolean holds(double figure) {
    return upper ? figure <= limit : figure >= limit;
  }
}
