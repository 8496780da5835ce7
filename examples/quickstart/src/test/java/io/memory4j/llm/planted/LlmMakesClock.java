package io.memory4j.llm.planted;

import java.time.Clock;

/** Planted: memory-llm makes a clock of its own. */
final class LlmMakesClock {
  private LlmMakesClock() {}

  static final Clock CLOCK = Clock.systemUTC();
}
