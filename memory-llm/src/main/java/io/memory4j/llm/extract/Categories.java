package io.memory4j.llm.extract;

/** The categories of statements. */
final class Categories {
  static final String NOTE = "note";
  static final String PREFERENCE = "preference";
  static final String CONVENTION = "convention";
  static final String DECISION = "decision";
  static final String CORRECTION = "correction";

  private Categories() {}
}
