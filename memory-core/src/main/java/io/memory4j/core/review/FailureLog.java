package io.memory4j.core.review;

import io.memory4j.Layer;
import io.memory4j.core.period.PeriodKeys;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * On which different days a period failed: one STATE record per failing period, until it is
 * finished. Thread-safe.
 */
final class FailureLog {
  /** On how many different days a period may fail before it is cut together. */
  static final int MAX_DAYS = 3;

  private static final String PREFIX = "__failed";
  private static final String AFTER_ID = "~";
  private static final String REASON = "reason";

  private final StateRecords states;

  FailureLog(StateRecords states) {
    this.states = states;
  }

  private static String key(Period period) {
    return PREFIX + PeriodKeys.key(period);
  }

  /** {@return on how many different days the period has failed by now} */
  int add(StoreWriter writer, Period period, Ticket ticket, String reason, Instant now) {
    TreeSet<String> days = new TreeSet<>();
    states.find(writer, key(period)).ifPresent(record -> days.addAll(days(record)));
    days.add(ticket.today().toString());
    states.set(
        writer,
        key(period),
        now,
        body -> body.content(String.join(" ", days)).attribute(REASON, reason));
    return days.size();
  }

  /** {@return the days that a record of failures holds} */
  static List<String> days(MemoryRecord record) {
    return Stream.of(record.body().content().split(" ")).filter(day -> !day.isEmpty()).toList();
  }

  /** Forgets the failures of a level up to its cursor. */
  void settle(StoreWriter writer, ReviewLevel level, Period cursor) {
    for (MemoryRecord record : all(writer, level)) {
      if (period(record).filter(failed -> failed.compareTo(cursor) > 0).isEmpty()) {
        writer.delete(record.id());
      }
    }
  }

  /** {@return whether a period of any level is failing} */
  boolean isAny(StoreReader reader) {
    return !scan(reader, PREFIX).isEmpty();
  }

  /** {@return the first period of a level that is failing} */
  Optional<MemoryRecord> first(StoreReader reader, ReviewLevel level) {
    return all(reader, level).stream().findFirst();
  }

  private List<MemoryRecord> all(StoreReader reader, ReviewLevel level) {
    return scan(reader, PREFIX + PeriodKeys.prefix(level));
  }

  private List<MemoryRecord> scan(StoreReader reader, String prefix) {
    Layer layer = states.layer();
    List<MemoryRecord> all = new ArrayList<>();
    reader.scan(
        RecordQuery.in(layer)
            .kind(RecordKinds.STATE)
            .order(RecordOrder.KEY)
            .keyFrom(prefix)
            .keyBefore(prefix + AFTER_ID),
        all::add);
    return all;
  }

  static Optional<Period> period(MemoryRecord record) {
    return record.body().key().flatMap(key -> PeriodKeys.period(key.substring(PREFIX.length())));
  }

  static String reason(MemoryRecord record) {
    return record.body().attributes().getOrDefault(REASON, "");
  }

  static int attemptsLeft(MemoryRecord record) {
    return Math.max(0, MAX_DAYS - days(record).size());
  }
}
