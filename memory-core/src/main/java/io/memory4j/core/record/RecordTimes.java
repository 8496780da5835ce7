package io.memory4j.core.record;

import java.time.Instant;

/** Instants as stores keep them: the years 0 to 9999. A source's clock may say anything. */
public final class RecordTimes {
  private static final Instant EARLIEST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");

  private RecordTimes() {}

  /**
   * {@return the instant, or the nearest one that can be kept}
   *
   * @param said any instant
   */
  public static Instant bounded(Instant said) {
    if (said.isBefore(EARLIEST)) {
      return EARLIEST;
    }
    return said.isAfter(LATEST) ? LATEST : said;
  }
}
