package io.memory4j.examples.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Collects the figures of one suite, and tells those with a target at once. Not thread-safe. */
public final class Report {
  private final Consumer<String> lines;
  private final List<Figure> figures = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();

  /**
   * Starts empty.
   *
   * @param lines takes one line per target, as soon as its figure is known
   */
  public Report(Consumer<String> lines) {
    this.lines = lines;
  }

  /**
   * Adds a figure that has a target.
   *
   * @param name what was measured
   * @param value the figure
   * @param unit its unit; {@code x} for a ratio
   * @param target what it must reach
   */
  public void target(String name, double value, String unit, Bound target) {
    Figure figure = new Figure(name, value, unit, Optional.of(target));
    figures.add(figure);
    lines.accept(figure.line());
  }

  /**
   * Adds a ratio that has a target.
   *
   * @param name what was measured, and against what
   * @param value the ratio
   * @param target what it must reach
   */
  public void ratio(String name, double value, Bound target) {
    target(name, value, "x", target);
  }

  /**
   * Adds a figure to compare with, which stands in the table alone.
   *
   * @param name what was measured
   * @param value the figure
   * @param unit its unit
   */
  public void compared(String name, double value, String unit) {
    figures.add(new Figure(name, value, unit, Optional.empty()));
  }

  /**
   * Adds a sentence to the table, such as how a figure was taken.
   *
   * @param sentence the sentence
   */
  public void remark(String sentence) {
    remarks.add(sentence);
  }

  /** {@return whether there is no figure with a target} */
  public boolean isEmpty() {
    return figures.stream().allMatch(figure -> figure.target().isEmpty());
  }

  /** {@return how many figures do not reach their target} */
  public long misses() {
    return figures.stream().filter(Figure::isMiss).count();
  }

  /** {@return all figures and remarks, one a line} */
  public List<String> table() {
    return Stream.concat(figures.stream().map(Figure::line), remarks.stream()).toList();
  }
}
