package io.memory4j.llm.transcript;

import java.time.Instant;
import java.util.Optional;

/** Where a turn stands: all of it but who said what. */
record TurnPlace(
    long line,
    Optional<Instant> at,
    String session,
    Optional<String> workspace,
    Optional<String> message) {
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
