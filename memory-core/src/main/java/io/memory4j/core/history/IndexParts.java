package io.memory4j.core.history;

import io.memory4j.core.record.RecordWriter;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;

/** What indexing works with. Immutable and thread-safe. */
record IndexParts(
    HistoryRules rules,
    HistoryStores stores,
    TurnRecords records,
    Forgotten forgotten,
    RecordWriter writer,
    Clock clock) {
  /** {@return when the oldest turn may have been said} */
  Instant oldest(Instant now) {
    try {
      return now.minus(rules.maxAge());
    } catch (DateTimeException | ArithmeticException always) {
      return Instant.MIN;
    }
  }
}
