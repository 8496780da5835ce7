package io.memory4j.core.planted;

import java.time.Instant;

/** Planted: the core reads the time itself. */
final class CoreReadsTime {
  private CoreReadsTime() {}

  static Instant now() {
    return Instant.now();
  }

  static long nanos() {
    return System.nanoTime();
  }
}
