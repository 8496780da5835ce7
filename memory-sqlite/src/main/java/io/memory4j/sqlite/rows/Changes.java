package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.schema.Tables.DELETED_AT;
import static io.memory4j.sqlite.schema.Tables.DELETED_ID;
import static io.memory4j.sqlite.schema.Tables.DELETED_KIND;
import static io.memory4j.sqlite.schema.Tables.DELETED_LAYER;
import static io.memory4j.sqlite.schema.Tables.DELETIONS;
import static io.memory4j.sqlite.schema.Tables.KIND;
import static io.memory4j.sqlite.schema.Tables.LAYER;
import static io.memory4j.sqlite.schema.Tables.RECORDS;
import static io.memory4j.sqlite.schema.Tables.REVISION;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Hot;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Tables;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/**
 * What changed after a revision, deletions included. Deletions of a layer that was deleted whole no
 * longer say which layer it was; they are reported to everybody who may have known it. Confined to
 * one transaction.
 */
final class Changes {
  private static final String KNOWN_SINCE =
      "select cast(value as integer) from meta where name = 'deletions_known_since'";

  private final Session session;
  private final Names names;
  private final RecordRows rows;

  private record Deletion(long revision, RecordId id) {}

  Changes(Session session, Names names, RecordRows rows) {
    this.session = session;
    this.names = names;
    this.rows = rows;
  }

  ChangePage page(ChangeQuery query) {
    if (query.after() < session.number(KNOWN_SINCE)) {
      return new ChangePage(List.of(), Set.of(), session.number(Hot.COUNTER), false, true);
    }
    return page(changed(query), deleted(query), query);
  }

  private ChangePage page(List<MemoryRecord> changed, List<Deletion> deleted, ChangeQuery query) {
    List<MemoryRecord> records = new ArrayList<>();
    Set<RecordId> ids = new HashSet<>();
    long through = query.after();
    int record = 0;
    int deletion = 0;
    while (record + deletion < query.limit()
        && (record < changed.size() || deletion < deleted.size())) {
      boolean isRecord =
          deletion == deleted.size()
              || (record < changed.size()
                  && changed.get(record).revision() < deleted.get(deletion).revision);
      if (isRecord) {
        records.add(changed.get(record));
        through = changed.get(record++).revision();
      } else {
        ids.add(deleted.get(deletion).id);
        through = deleted.get(deletion++).revision;
      }
    }
    boolean more = record < changed.size() || deletion < deleted.size();
    return new ChangePage(
        records,
        ids,
        more ? through : Math.max(query.after(), session.number(Hot.COUNTER)),
        more,
        false);
  }

  private List<MemoryRecord> changed(ChangeQuery query) {
    Sql sql = changedRecords(query);
    return session.list(sql.text(), rows::read, sql.arguments());
  }

  /** {@return the query of the records that changed, one more than are asked for} */
  Sql changedRecords(ChangeQuery query) {
    Condition place = REVISION.gt(query.after());
    if (!query.layers().isEmpty()) {
      place = place.and(LAYER.in(Filters.layers(query.layers(), names)));
    }
    if (!query.kinds().isEmpty()) {
      place = place.and(KIND.in(Filters.kinds(query.kinds(), names)));
    }
    return Sql.of(
        Sql.dsl()
            .select(Tables.columns())
            .from(RECORDS)
            .where(place)
            .orderBy(REVISION)
            .limit(oneMore(query)));
  }

  private List<Deletion> deleted(ChangeQuery query) {
    Condition place = DELETED_AT.gt(query.after());
    if (!query.layers().isEmpty()) {
      List<Long> layers = new ArrayList<>(Filters.layers(query.layers(), names));
      if (mayHaveForgotten(query, layers)) {
        layers.add((long) Names.FORGOTTEN);
      }
      place = place.and(DELETED_LAYER.in(layers));
    }
    if (!query.kinds().isEmpty()) {
      place = place.and(DELETED_KIND.in(Filters.kinds(query.kinds(), names)));
    }
    Sql sql =
        Sql.of(
            Sql.dsl()
                .select(DELETED_AT, DELETED_ID)
                .from(DELETIONS)
                .where(place)
                .orderBy(DELETED_AT)
                .limit(oneMore(query)));
    return session.list(
        sql.text(),
        row -> new Deletion(row.getLong(1), new RecordId(row.getString(2))),
        sql.arguments());
  }

  /** Whether one of the layers may be one that was deleted whole after the revision. */
  private boolean mayHaveForgotten(ChangeQuery query, List<Long> known) {
    if (known.size() < query.layers().size()) {
      return true;
    }
    Field<Long> born = DSL.field(DSL.name("born"), Long.class);
    Sql sql =
        Sql.of(
            Sql.dsl()
                .select(DSL.max(born))
                .from(DSL.table(DSL.name("layers")))
                .where(DSL.field(DSL.name("id"), Long.class).in(known)));
    return session.number(sql.text(), sql.arguments()) > query.after();
  }

  private static long oneMore(ChangeQuery query) {
    return query.limit() + 1L;
  }
}
