package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.schema.Tables.DETAIL;
import static io.memory4j.sqlite.schema.Tables.DUE;
import static io.memory4j.sqlite.schema.Tables.KEY;
import static io.memory4j.sqlite.schema.Tables.KIND;
import static io.memory4j.sqlite.schema.Tables.LAYER;
import static io.memory4j.sqlite.schema.Tables.RECORDS;
import static io.memory4j.sqlite.schema.Tables.REVISION;
import static io.memory4j.sqlite.schema.Tables.SEQUENCE;
import static io.memory4j.sqlite.schema.Tables.STATUS;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Tables;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Select;
import org.jooq.SelectLimitStep;
import org.jooq.SortField;
import org.jooq.impl.DSL;

/**
 * Reads records in an order along an index. A query over several layers, kinds or statuses becomes
 * one query for each combination, merged; SQLite would sort them in a temporary tree instead.
 * Confined to one transaction.
 */
final class Scan {
  /** More combinations than this are read along the index of all records. */
  static final int MOST_PARTS = 64;

  private final Session session;
  private final Names names;
  private final RecordRows rows;

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
    List<Sql> parts = new ArrayList<>();
    for (Condition condition : conditions(query)) {
      parts.add(Sql.of(part(query, condition)));
    }
    return parts;
  }

  private List<Condition> conditions(RecordQuery query) {
    if (query.linkedTo().isPresent()) {
      return whole(query);
    }
    return switch (query.order()) {
      case NEWEST, OLDEST -> query.author().isPresent() ? whole(query) : slots(query);
      case KEY, KEY_DESCENDING -> slots(query);
      case DUE -> kinds(query);
      case REVISION -> whole(query);
    };
  }

  private List<Condition> whole(RecordQuery query) {
    return List.of(Filters.inOrder(query, names));
  }

  /** One condition for each kind: jobs are claimed along the index of kind and due time. */
  private List<Condition> kinds(RecordQuery query) {
    if (query.kinds().isEmpty()) {
      return whole(query);
    }
    RecordQuery others = query.kinds(Set.of());
    return Places.kinds(query.kinds(), names).stream()
        .map(kind -> KIND.eq(kind).and(Filters.inOrder(others, names)))
        .toList();
  }

  /** One condition for each layer, kind and status that has records, if there are not too many. */
  private List<Condition> slots(RecordQuery query) {
    List<Long> statuses = Places.statuses(query);
    List<Long> wanted = statuses.isEmpty() ? List.of(0L, 1L, 2L, 3L) : statuses;
    int most = MOST_PARTS / wanted.size();
    List<Heads.Slot> slots = Heads.slots(session, names, query, most + 1);
    if (slots.size() > most) {
      return whole(query);
    }
    Condition details = Filters.details(query);
    List<Condition> conditions = new ArrayList<>();
    for (Heads.Slot slot : slots) {
      for (Long status : wanted) {
        Condition place = LAYER.eq(slot.layer()).and(KIND.eq(slot.kind())).and(STATUS.eq(status));
        conditions.add(place.and(details));
      }
    }
    return conditions;
  }

  private static Select<?> part(RecordQuery query, Condition condition) {
    SelectLimitStep<?> ordered =
        Sql.dsl()
            .select(columns(query))
            .from(RECORDS)
            .where(condition, placed(query.order()))
            .orderBy(order(query.order()));
    return query.limit().isPresent() ? ordered.limit(query.limit().getAsInt()) : ordered;
  }

  private static List<Field<?>> columns(RecordQuery query) {
    List<Field<?>> columns = new ArrayList<>(Tables.columns());
    if (!query.withDetail()) {
      columns.replaceAll(
          column -> column.getName().equals("records.detail") ? DSL.inline(null, DETAIL) : column);
    }
    return columns;
  }

  private static Condition placed(RecordOrder order) {
    return switch (order) {
      case KEY, KEY_DESCENDING -> KEY.isNotNull();
      case DUE -> DUE.isNotNull();
      case NEWEST, OLDEST, REVISION -> DSL.noCondition();
    };
  }

  private static List<SortField<?>> order(RecordOrder order) {
    return switch (order) {
      case NEWEST -> List.of(SEQUENCE.desc());
      case OLDEST -> List.of(SEQUENCE.asc());
      case KEY -> List.of(KEY.asc(), SEQUENCE.asc());
      case KEY_DESCENDING -> List.of(KEY.desc(), SEQUENCE.desc());
      case DUE -> List.of(DUE.asc(), SEQUENCE.asc());
      case REVISION -> List.of(REVISION.asc());
    };
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
