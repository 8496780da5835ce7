package io.memory4j.llm.planted;

import org.jooq.DSLContext;

/** Planted: memory-llm builds SQL. */
final class LlmUsesJooq {
  private LlmUsesJooq() {}

  static final Class<?> SQL = DSLContext.class;
}
