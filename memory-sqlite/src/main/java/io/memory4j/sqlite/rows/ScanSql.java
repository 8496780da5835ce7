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
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Select;
import org.jooq.SelectLimitStep;
import org.jooq.SortField;
import org.jooq.impl.DSL;

/** The statements of a scan with any conditions and in any order. Confined to one transaction. */
final class ScanSql {
  private final Session session;
  private final Names names;

  ScanSql(Session session, Names names) {
    this.session = session;
    this.names = names;
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
    Optional<List<Scan.Slot>> slots = Scan.slots(session, names, query);
    if (slots.isEmpty()) {
      return whole(query);
    }
    Condition details = Filters.details(query);
    return slots.get().stream()
        .map(
            slot ->
                LAYER
                    .eq(slot.layer())
                    .and(KIND.eq(slot.kind()))
                    .and(STATUS.eq(slot.status()))
                    .and(details))
        .toList();
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
}
