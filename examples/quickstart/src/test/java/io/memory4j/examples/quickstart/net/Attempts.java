package io.memory4j.examples.quickstart.net;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts attempts to open a connection, whatever becomes of the refusal. Thread-safe. */
final class Attempts {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private Attempts() {}

  static IllegalStateException refused(String how) {
    COUNT.incrementAndGet();
    return new IllegalStateException("A connection was attempted: " + how);
  }

  static int count() {
    return COUNT.get();
  }
}
