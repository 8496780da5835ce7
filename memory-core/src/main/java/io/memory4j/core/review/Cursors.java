package io.memory4j.core.review;

import io.memory4j.core.period.PeriodKeys;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.Optional;

/** Up to which period each level is finished. Thread-safe. */
final class Cursors {
  private final StateRecords states;

  Cursors(StateRecords states) {
    this.states = states;
  }

  /** {@return the cursor; empty if there is none, or none that can be read} */
  Optional<Period> find(StoreReader reader, ReviewLevel level) {
    return written(reader, level).flatMap(id -> PeriodKeys.parse(level, id));
  }

  /** {@return the cursor as it is written, which need not be one} */
  Optional<String> written(StoreReader reader, ReviewLevel level) {
    return states.content(reader, PeriodKeys.cursor(level));
  }

  void set(StoreWriter writer, Period cursor, Instant now) {
    states.set(writer, PeriodKeys.cursor(cursor.level()), cursor.id(), now);
  }
}
