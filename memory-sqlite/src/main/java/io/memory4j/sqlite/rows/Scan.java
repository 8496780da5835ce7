package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Hot;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Where;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Reads records in an order along an index. A query over several layers, kinds or statuses becomes
 * one query for each combination, merged; SQLite would sort them in a temporary tree instead. What
 * is scanned most, places by sequence, is put together without jOOQ. Confined to one transaction.
 */
final class Scan {
  /** More combinations than this are read along the index of all records. */
  static final int MOST_PARTS = 64;

  private static final String FROM = " from records";
  private static final String ALL = "select " + Hot.COLUMNS + FROM;
  private static final String ALL_BUT_DETAIL =
      "select " + Hot.COLUMNS.replace("records.detail", "null") + FROM;

  private final Session session;
  private final Names names;
  private final RecordRows rows;

  /** A layer, a kind and a status. */
  record Slot(long layer, long kind, long status) {}

  Scan(Session session, Names names, RecordRows rows) {
    this.session = session;
    this.names = names;
    this.rows = rows;
  }

  /** Hands records in the query's order, and within its limit, to a visitor. */
  void visit(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
    int[] left = {query.limit().orElse(Integer.MAX_VALUE)};
    Predicate<MemoryRecord> bounded = record -> visitor.test(record) && --left[0] > 0;
    Merge.visit(session, parts(query), rows::read, comparator(query.order()), bounded);
  }

  /** {@return the queries to be merged} */
  List<Sql> parts(RecordQuery query) {
    if (isBySequence(query.order()) && Places.isPlaceOnly(query)) {
      Optional<List<Slot>> slots = slots(session, names, query);
      if (slots.isPresent()) {
        return slots.get().stream().map(slot -> part(query, slot)).toList();
      }
    }
    return new ScanSql(session, names).parts(query);
  }

  private static boolean isBySequence(RecordOrder order) {
    return order == RecordOrder.NEWEST || order == RecordOrder.OLDEST;
  }

  /** {@return each combination that has records, or empty if there are too many of them} */
  static Optional<List<Slot>> slots(Session session, Names names, RecordQuery query) {
    List<Long> statuses = Places.statuses(query);
    List<Long> wanted = statuses.isEmpty() ? List.of(0L, 1L, 2L, 3L) : statuses;
    int most = MOST_PARTS / wanted.size();
    List<Heads.Slot> heads = Heads.slots(session, names, query, most + 1);
    if (heads.size() > most) {
      return Optional.empty();
    }
    List<Slot> slots = new ArrayList<>();
    for (Heads.Slot head : heads) {
      wanted.forEach(status -> slots.add(new Slot(head.layer(), head.kind(), status)));
    }
    return Optional.of(slots);
  }

  /** {@return the query of one combination by sequence} */
  static Sql part(RecordQuery query, Slot slot) {
    Where place =
        new Where()
            .and("records.layer = ?", slot.layer())
            .and("records.kind = ?", slot.kind())
            .and("records.status = ?", slot.status());
    String columns = query.withDetail() ? ALL : ALL_BUT_DETAIL;
    String order =
        " order by records.sequence " + (query.order() == RecordOrder.NEWEST ? "desc" : "asc");
    return query.limit().isPresent()
        ? place.sql(columns, order + " limit ?", (long) query.limit().getAsInt())
        : place.sql(columns, order);
  }

  private static Comparator<MemoryRecord> comparator(RecordOrder order) {
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
