package io.memory4j.core.review;

import java.util.concurrent.atomic.AtomicLong;

/** Lets the first turn of a process pass, and then every fifth. Thread-safe. */
final class TurnCount {
  static final int TURNS_BETWEEN_CHECKS = 5;

  private final AtomicLong turns = new AtomicLong();

  /** {@return whether the chain is to be looked at after this turn} */
  boolean turnEnded() {
    return turns.getAndIncrement() % TURNS_BETWEEN_CHECKS == 0;
  }
}
