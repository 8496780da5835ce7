package io.memory4j.sqlite.rows;

import java.time.Instant;

/**
 * Instants as nanoseconds since 1970, which sort and compare as numbers. They reach from 1677 to
 * 2262; what lies outside is moved to the edge, and its exact value is kept elsewhere. Not
 * instantiable.
 */
final class Instants {
  private static final long BILLION = 1_000_000_000L;
  private static final Instant FIRST = Instant.ofEpochSecond(Long.MIN_VALUE / BILLION);
  private static final Instant LAST = Instant.ofEpochSecond(Long.MAX_VALUE / BILLION);

  private Instants() {}

  static long toNanos(Instant instant) {
    Instant near = instant.isBefore(FIRST) ? FIRST : instant.isAfter(LAST) ? LAST : instant;
    return near.getEpochSecond() * BILLION + near.getNano();
  }

  static boolean fits(Instant instant) {
    return !instant.isBefore(FIRST) && !instant.isAfter(LAST);
  }

  static Instant ofNanos(long nanos) {
    return Instant.ofEpochSecond(Math.floorDiv(nanos, BILLION), Math.floorMod(nanos, BILLION));
  }
}
