package io.memory4j.testkit;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** What the conditions and orders of a query mean. Immutable and thread-safe. */
final class RecordFilter implements Predicate<MemoryRecord> {
  private final RecordQuery query;
  private final Predicate<MemoryRecord> everActive;

  /**
   * Makes the filter of a query.
   *
   * @param everActive which records were ACTIVE when they were inserted, for reads of the past
   */
  RecordFilter(RecordQuery query, Predicate<MemoryRecord> everActive) {
    this.query = query;
    this.everActive = everActive;
  }

  @Override
  public boolean test(MemoryRecord record) {
    RecordBody body = record.body();
    return admits(query.layers(), body.layer())
        && admits(query.kinds(), body.kind())
        && hasStatus(record)
        && admits(query.categories(), body.category())
        && (query.anyTag().isEmpty() || !Collections.disjoint(query.anyTag(), body.tags()))
        && hasKey(body)
        && query.author().map(body.provenance().author()::equals).orElse(true)
        && isLinked(body)
        && isDue(body)
        && isInTime(body)
        && record.sequence() < query.sequenceBelow().orElse(Long.MAX_VALUE);
  }

  private static <T> boolean admits(Collection<T> wanted, T value) {
    return wanted.isEmpty() || wanted.contains(value);
  }

  private boolean hasStatus(MemoryRecord record) {
    if (query.asOf().isEmpty()) {
      return admits(query.statuses(), record.body().status());
    }
    long then = query.asOf().getAsLong();
    boolean open = record.closed() == 0 || record.closed() > then;
    return record.born() <= then && open && everActive.test(record);
  }

  private boolean hasKey(RecordBody body) {
    return meets(
            query.keyFrom(), body.key(), (from, key) -> CodePoints.ORDER.compare(key, from) >= 0)
        && meets(
            query.keyBefore(),
            body.key(),
            (before, key) -> CodePoints.ORDER.compare(key, before) < 0);
  }

  private boolean isLinked(RecordBody body) {
    return query.linkedTo().isEmpty()
        || body.links().stream()
            .anyMatch(
                link ->
                    link.target().equals(query.linkedTo().get())
                        && admits(query.relations(), link.relation()));
  }

  private boolean isDue(RecordBody body) {
    return meets(query.dueFrom(), body.dueAt(), (from, due) -> !due.isBefore(from))
        && meets(query.dueBy(), body.dueAt(), (by, due) -> !due.isAfter(by));
  }

  private boolean isInTime(RecordBody body) {
    Optional<Instant> observed = Optional.of(body.observedAt());
    return meets(query.observedFrom(), observed, (from, at) -> !at.isBefore(from))
        && meets(query.observedBefore(), observed, (before, at) -> at.isBefore(before))
        && query.validAt().map(at -> holds(body, at)).orElse(true);
  }

  private static boolean holds(RecordBody body, Instant at) {
    return !at.isBefore(body.validFrom().orElse(body.observedAt()))
        && body.validUntil().map(at::isBefore).orElse(true);
  }

  /** A condition that is absent is met; a value that is absent meets no condition. */
  private static <T> boolean meets(Optional<T> bound, Optional<T> value, BiPredicate<T, T> test) {
    return bound.isEmpty() || (value.isPresent() && test.test(bound.get(), value.get()));
  }

  /** {@return whether an order has a place for a record} */
  static boolean isOrdered(RecordOrder order, MemoryRecord record) {
    return switch (order) {
      case KEY, KEY_DESCENDING -> record.body().key().isPresent();
      case DUE -> record.body().dueAt().isPresent();
      case NEWEST, OLDEST, REVISION -> true;
    };
  }

  /** {@return the comparator of an order, for records that have a place in it} */
  static Comparator<MemoryRecord> comparator(RecordOrder order) {
    Comparator<MemoryRecord> oldest = Comparator.comparingLong(MemoryRecord::sequence);
    Comparator<MemoryRecord> byKey =
        Comparator.<MemoryRecord, String>comparing(
                record -> record.body().key().orElse(""), CodePoints.ORDER)
            .thenComparing(oldest);
    return switch (order) {
      case NEWEST -> oldest.reversed();
      case OLDEST -> oldest;
      case KEY -> byKey;
      case KEY_DESCENDING -> byKey.reversed();
      case DUE ->
          Comparator.<MemoryRecord, Instant>comparing(
                  record -> record.body().dueAt().orElse(Instant.EPOCH))
              .thenComparing(oldest);
      case REVISION -> Comparator.comparingLong(MemoryRecord::revision);
    };
  }
}
