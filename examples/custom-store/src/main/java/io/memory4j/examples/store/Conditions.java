package io.memory4j.examples.store;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Stream;

/** The conditions and orders of a query over records in memory. */
final class Conditions {
  /** Compares by code point. */
  static final Comparator<String> BY_CODE_POINT =
      (a, b) -> Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());

  private Conditions() {}

  /** {@return the records that meet all conditions, in no order} */
  static Stream<MemoryRecord> filter(Collection<MemoryRecord> records, RecordQuery query) {
    if (query.asOf().isPresent()) {
      throw new UnsupportedOperationException("This store has no HISTORY; leave asOf out.");
    }
    long below = query.sequenceBelow().orElse(Long.MAX_VALUE);
    return records.stream()
        .filter(record -> record.sequence() < below)
        .filter(record -> isOfItsSort(query, record.body()))
        .filter(record -> isNamed(query, record.body()))
        .filter(record -> isInTime(query, record.body()));
  }

  /** {@return the records of a query in its order and within its limit} */
  static Stream<MemoryRecord> select(Collection<MemoryRecord> records, RecordQuery query) {
    return filter(records, query)
        .filter(record -> hasPlace(query.order(), record.body()))
        .sorted(order(query.order()))
        .limit(query.limit().orElse(Integer.MAX_VALUE));
  }

  private static <T> boolean in(Collection<T> wanted, T value) {
    return wanted.isEmpty() || wanted.contains(value);
  }

  private static boolean isOfItsSort(RecordQuery query, RecordBody body) {
    return in(query.layers(), body.layer())
        && in(query.kinds(), body.kind())
        && in(query.statuses(), body.status())
        && in(query.categories(), body.category())
        && (query.anyTag().isEmpty() || body.tags().stream().anyMatch(query.anyTag()::contains));
  }

  private static boolean isNamed(RecordQuery query, RecordBody body) {
    String key = body.key().orElse("");
    boolean ranged = query.keyFrom().isPresent() || query.keyBefore().isPresent();
    return (!ranged || body.key().isPresent())
        && query.keyFrom().map(from -> BY_CODE_POINT.compare(from, key) <= 0).orElse(true)
        && query.keyBefore().map(end -> BY_CODE_POINT.compare(key, end) < 0).orElse(true)
        && query.author().map(body.provenance().author()::equals).orElse(true)
        && query
            .linkedTo()
            .map(
                target ->
                    body.links().stream()
                        .anyMatch(
                            link ->
                                link.target().equals(target)
                                    && in(query.relations(), link.relation())))
            .orElse(true);
  }

  private static boolean isInTime(RecordQuery query, RecordBody body) {
    Instant observed = body.observedAt();
    return query
            .dueFrom()
            .map(from -> body.dueAt().filter(d -> !d.isBefore(from)).isPresent())
            .orElse(true)
        && query
            .dueBy()
            .map(by -> body.dueAt().filter(d -> !d.isAfter(by)).isPresent())
            .orElse(true)
        && query.observedFrom().map(from -> !observed.isBefore(from)).orElse(true)
        && query.observedBefore().map(observed::isBefore).orElse(true)
        && query.validAt().map(at -> holds(body, at)).orElse(true);
  }

  private static boolean holds(RecordBody body, Instant at) {
    return !at.isBefore(body.validFrom().orElse(body.observedAt()))
        && body.validUntil().map(at::isBefore).orElse(true);
  }

  private static boolean hasPlace(RecordOrder order, RecordBody body) {
    return switch (order) {
      case KEY, KEY_DESCENDING -> body.key().isPresent();
      case DUE -> body.dueAt().isPresent();
      case NEWEST, OLDEST, REVISION -> true;
    };
  }

  private static Comparator<MemoryRecord> order(RecordOrder order) {
    Comparator<MemoryRecord> oldest = Comparator.comparingLong(MemoryRecord::sequence);
    Comparator<MemoryRecord> byKey =
        Comparator.comparing((MemoryRecord r) -> r.body().key().orElse(""), BY_CODE_POINT)
            .thenComparing(oldest);
    return switch (order) {
      case NEWEST -> oldest.reversed();
      case OLDEST -> oldest;
      case KEY -> byKey;
      case KEY_DESCENDING -> byKey.reversed();
      case DUE ->
          Comparator.comparing((MemoryRecord r) -> r.body().dueAt().orElse(Instant.MAX))
              .thenComparing(oldest);
      case REVISION -> Comparator.comparingLong(MemoryRecord::revision);
    };
  }
}
