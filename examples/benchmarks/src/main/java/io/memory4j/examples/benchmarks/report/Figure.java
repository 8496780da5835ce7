package io.memory4j.examples.benchmarks.report;

import java.util.Locale;
import java.util.Optional;

/**
 * One measured figure. Immutable and thread-safe.
 *
 * @param name what was measured
 * @param value the figure
 * @param unit its unit; {@code x} for a ratio
 * @param target what it must reach; empty if it is there to compare with
 */
public record Figure(String name, double value, String unit, Optional<Bound> target) {
  /** {@return whether the figure has a target and does not reach it} */
  public boolean isMiss() {
    return target.isPresent() && !target.get().holds(value);
  }

  /** {@return the figure on one line: name, figure, target, and OK or MISS if it has a target} */
  public String line() {
    String figure = number(value) + " " + unit;
    return String.format(Locale.ROOT, "%-58s %14s  %s", name, figure, judgement()).stripTrailing();
  }

  private String judgement() {
    return target
        .map(
            bound ->
                String.format(
                    Locale.ROOT,
                    "%-14s %s",
                    (bound.upper() ? "<= " : ">= ") + number(bound.limit()),
                    isMiss() ? "MISS" : "OK"))
        .orElse("");
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, Math.abs(value) < 10 ? "%.3f" : "%.1f", value);
  }
}
