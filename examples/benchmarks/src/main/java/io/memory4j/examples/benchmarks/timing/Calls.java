package io.memory4j.examples.benchmarks.timing;

import java.util.Map;
import java.util.Optional;

/** How long one call of each method of a class takes. Immutable and thread-safe. */
public final class Calls {
  private static final double MICROS_PER_MILLI = 1_000;

  private final Map<String, Double> micros;

  Calls(Map<String, Double> micros) {
    this.micros = Map.copyOf(micros);
  }

  /**
   * {@return microseconds}
   *
   * @param method the method's name
   * @throws IllegalArgumentException if it was not measured
   */
  public double micros(String method) {
    return Optional.ofNullable(micros.get(method))
        .orElseThrow(
            () -> new IllegalArgumentException("The method " + method + " was not measured."));
  }

  /**
   * {@return milliseconds}
   *
   * @param method the method's name
   * @throws IllegalArgumentException if it was not measured
   */
  public double millis(String method) {
    return micros(method) / MICROS_PER_MILLI;
  }
}
