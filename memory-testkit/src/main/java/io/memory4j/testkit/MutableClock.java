package io.memory4j.testkit;

import static java.util.Objects.requireNonNull;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;

/** A clock that stands still until a test moves it. Thread-safe; copies in other zones move too. */
public final class MutableClock extends Clock {
  private final AtomicReference<Instant> now;
  private final ZoneId zone;

  private MutableClock(AtomicReference<Instant> now, ZoneId zone) {
    this.now = now;
    this.zone = requireNonNull(zone, "zone");
  }

  /**
   * {@return a clock in UTC that stands at an instant}
   *
   * @param start the instant
   */
  public static MutableClock at(Instant start) {
    return new MutableClock(new AtomicReference<>(requireNonNull(start, "start")), ZoneOffset.UTC);
  }

  /** {@return a clock in UTC that stands at {@link Samples#START}} */
  public static MutableClock standing() {
    return at(Samples.START);
  }

  /**
   * Moves the clock.
   *
   * @param amount how far; negative moves it back
   */
  public void advance(Duration amount) {
    now.updateAndGet(instant -> instant.plus(amount));
  }

  /**
   * Sets the clock.
   *
   * @param instant where it stands from now on
   */
  public void set(Instant instant) {
    now.set(requireNonNull(instant, "instant"));
  }

  @Override
  public ZoneId getZone() {
    return zone;
  }

  @Override
  public Clock withZone(ZoneId other) {
    return new MutableClock(now, other);
  }

  @Override
  public Instant instant() {
    return requireNonNull(now.get());
  }
}
