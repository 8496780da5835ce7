package io.memory4j.llm.planted;

import io.memory4j.core.planted.CoreUsesNothing;

/** Planted: memory-llm reaches into a package of the core that its list does not name. */
final class LlmUsesPlanner {
  private LlmUsesPlanner() {}

  static final Class<?> PLANNER = CoreUsesNothing.class;
}
