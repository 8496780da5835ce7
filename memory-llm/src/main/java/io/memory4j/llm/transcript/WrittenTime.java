package io.memory4j.llm.transcript;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * A time in any of the ways in which transcripts write it: ISO 8601 with a zone or without one, or
 * the number of seconds since 1970 or of a thousandth, millionth or billionth of them. Of a number
 * its size tells the unit, whatever the format says: until the year 5138 no two units meet but in
 * the first months of 1970.
 */
final class WrittenTime {
  private static final int MAX_CHARS = 40;
  private static final int DATE_CHARS = "2026-03-01".length();
  private static final double MAX_SECONDS = 1e11;
  private static final double STEP = 1e3;
  private static final double MICROS = 1e6;
  private static final double MAX_PER_SECOND = 1e9;

  /** No agent ran before the year 1 or runs after 9999; farther times break what stores them. */
  private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");

  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999999999Z");

  private WrittenTime() {}

  /**
   * {@return the instant, or nothing if the text is no time, or one without a zone and none is
   * given}
   *
   * @param text what is written, numbers in their decimal form
   * @param zone the zone of times that tell none
   */
  static Optional<Instant> parse(String text, Optional<ZoneId> zone) {
    String time = text.strip();
    if (time.isEmpty() || time.length() > MAX_CHARS) {
      return Optional.empty();
    }
    return IsoTime.parse(time)
        .or(() -> number(time))
        .or(() -> zoned(time))
        .or(() -> local(time).flatMap(wall -> zone.map(there -> wall.atZone(there).toInstant())))
        .filter(at -> !at.isBefore(EARLIEST) && !at.isAfter(LATEST));
  }

  private static Optional<Instant> number(String text) {
    if (!text.chars().allMatch(c -> (c >= '0' && c <= '9') || "+-.eE".indexOf(c) >= 0)) {
      return Optional.empty();
    }
    try {
      double value = Double.parseDouble(text);
      double limit = MAX_SECONDS;
      double perSecond = 1;
      while (Math.abs(value) >= limit && perSecond < MAX_PER_SECOND) {
        limit *= STEP;
        perSecond *= STEP;
      }
      // What is no time at all ends at the limits of a long, which are out of range.
      long micros = Math.round(value * (MICROS / perSecond));
      return Optional.of(Instant.EPOCH.plus(micros, ChronoUnit.MICROS));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** The forms of ISO 8601 that an instant is not written in: without seconds, or +0530. */
  private static Optional<Instant> zoned(String text) {
    int sign = Math.max(text.lastIndexOf('+'), text.lastIndexOf('-'));
    boolean short4 = sign > DATE_CHARS && text.length() == sign + "+0530".length();
    int minutes = text.length() - 2;
    String whole = short4 ? text.substring(0, minutes) + ":" + text.substring(minutes) : text;
    try {
      return Optional.of(OffsetDateTime.parse(withoutBlanks(whole)).toInstant());
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** Between the date and the time many write a blank, and some before the zone. */
  private static String withoutBlanks(String text) {
    boolean apart = text.length() > DATE_CHARS && text.charAt(DATE_CHARS) == ' ';
    String joined =
        apart ? text.substring(0, DATE_CHARS) + 'T' + text.substring(DATE_CHARS + 1) : text;
    return joined.replace(" ", "");
  }

  private static Optional<LocalDateTime> local(String text) {
    try {
      return Optional.of(LocalDateTime.parse(withoutBlanks(text)));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
