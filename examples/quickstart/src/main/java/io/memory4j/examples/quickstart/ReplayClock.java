package io.memory4j.examples.quickstart;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** Stands at noon of the day that is replayed. Thread-safe. */
final class ReplayClock extends Clock {
  private static final int NOON = 12;

  private volatile Instant now = Instant.EPOCH;

  void set(LocalDate day) {
    now = day.atTime(NOON, 0).toInstant(ZoneOffset.UTC);
  }

  @Override
  public Instant instant() {
    return now;
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return Clock.fixed(now, zone);
  }
}
