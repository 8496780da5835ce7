package io.memory4j.llm.transcript;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;

/** Times of ISO 8601 with a zone. The form that almost all transcripts use is read much faster. */
final class IsoTime {
  private static final String USUAL = "0000-00-00T00:00:00.000Z";
  private static final int NANOS_PER_MILLI = 1_000_000;

  private IsoTime() {}

  /** {@return the instant, or nothing if the text is no time} */
  static Optional<Instant> parse(String text) {
    try {
      return Optional.of(isUsual(text) ? usual(text) : Instant.parse(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static boolean isUsual(String text) {
    if (text.length() != USUAL.length()) {
      return false;
    }
    for (int i = 0; i < USUAL.length(); i++) {
      char c = text.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      if (USUAL.charAt(i) == '0' ? !digit : c != USUAL.charAt(i)) {
        return false;
      }
    }
    // The end of a day may be written as hour 24, and a leap second as 60.
    return number(text, 11, 13) < 24 && number(text, 17, 19) < 60;
  }

  private static Instant usual(String text) {
    return LocalDateTime.of(
            number(text, 0, 4),
            number(text, 5, 7),
            number(text, 8, 10),
            number(text, 11, 13),
            number(text, 14, 16),
            number(text, 17, 19),
            number(text, 20, 23) * NANOS_PER_MILLI)
        .toInstant(ZoneOffset.UTC);
  }

  private static int number(String text, int from, int to) {
    return Integer.parseInt(text, from, to, 10);
  }
}
