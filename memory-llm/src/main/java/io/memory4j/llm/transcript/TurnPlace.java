package io.memory4j.llm.transcript;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;

/** Where a turn stands: all of it but who said what. */
record TurnPlace(
    long line,
    Optional<Instant> at,
    String session,
    Optional<String> workspace,
    Optional<String> message) {

  /** {@return the instant of an ISO 8601 time with its zone, or nothing if it is none} */
  static Optional<Instant> instant(Optional<String> time) {
    try {
      return time.map(Instant::parse);
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
