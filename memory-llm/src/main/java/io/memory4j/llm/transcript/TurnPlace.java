package io.memory4j.llm.transcript;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalDouble;

/** Where a turn stands: all of it but who said what. */
record TurnPlace(
    long line,
    Optional<Instant> at,
    String session,
    Optional<String> workspace,
    Optional<String> message) {
  /** The end of the year 9999. */
  private static final double MAX_MILLIS = 253_402_300_799_999.0;

  /** {@return the instant of an ISO 8601 time with its zone, or nothing if it is none} */
  static Optional<Instant> instant(Optional<String> time) {
    return time.flatMap(IsoTime::parse);
  }

  /** {@return the instant of so many milliseconds since 1970, or nothing if that is no time} */
  static Optional<Instant> millis(OptionalDouble millis) {
    return millis.stream()
        .filter(value -> Math.abs(value) <= MAX_MILLIS)
        .mapToObj(value -> Instant.ofEpochMilli((long) value))
        .findFirst();
  }

  /** {@return a place in a file of one session, which the episode's id stands for} */
  static TurnPlace of(long line, Optional<Instant> at) {
    return new TurnPlace(line, at, "", Optional.empty(), Optional.empty());
  }

  TurnPlace in(Optional<String> where) {
    return new TurnPlace(line, at, session, where, message);
  }

  TurnPlace in(String of) {
    return new TurnPlace(line, at, of, workspace, message);
  }

  TurnPlace ofMessage(Optional<String> id) {
    return new TurnPlace(line, at, session, workspace, id);
  }
}
