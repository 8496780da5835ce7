package io.memory4j.examples.benchmarks.report;

/** A set of figures that are taken together. */
public interface Suite {
  /** {@return the name it is asked for by, in lower case} */
  String name();

  /**
   * Takes the figures.
   *
   * @param setting what to measure with
   * @param report takes the figures
   * @throws Exception if a figure cannot be taken; the whole run fails then
   */
  void run(Setting setting, Report report) throws Exception;
}
