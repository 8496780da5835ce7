package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Hot;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.sqlite.schema.Where;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What changed after a revision, deletions included. Deletions of a layer that was deleted whole no
 * longer say which layer it was; they are reported to everybody who may have known it. Confined to
 * one transaction.
 */
final class Changes {
  private static final String KNOWN_SINCE =
      "select cast(value as integer) from meta where name = 'deletions_known_since'";

  private static final String RECORDS = "select " + Hot.COLUMNS + " from records";
  private static final String DELETIONS = "select deletions.revision, deletions.id from deletions";
  private static final String NEWEST_LAYER = "select max(layers.born) from layers";

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
    List<Long> layers = Places.layers(query.layers(), names);
    List<Long> kinds = Places.kinds(query.kinds(), names);
    if (Places.isNowhere(query.layers(), layers) || Places.isNowhere(query.kinds(), kinds)) {
      return List.of();
    }
    Sql sql = changedRecords(query, layers, kinds);
    return session.list(sql.text(), rows::read, sql.arguments());
  }

  /**
   * {@return the query of the records that changed, one more than are asked for}
   *
   * @param layers numbers; none means any
   * @param kinds numbers; none means any
   */
  static Sql changedRecords(ChangeQuery query, List<Long> layers, List<Long> kinds) {
    Where place = new Where().and("records.revision > ?", query.after());
    if (!layers.isEmpty()) {
      place.in("records.layer", layers);
    }
    if (!kinds.isEmpty()) {
      place.in("records.kind", kinds);
    }
    return place.sql(RECORDS, " order by records.revision limit ?", oneMore(query));
  }

  private List<Deletion> deleted(ChangeQuery query) {
    List<Long> layers = new ArrayList<>(Places.layers(query.layers(), names));
    List<Long> kinds = Places.kinds(query.kinds(), names);
    if (Places.isNowhere(query.kinds(), kinds)) {
      return List.of();
    }
    if (!query.layers().isEmpty() && mayHaveForgotten(query, layers)) {
      layers.add((long) Names.FORGOTTEN);
    }
    Sql sql = deletions(query, layers, kinds);
    return session.list(
        sql.text(),
        row -> new Deletion(row.getLong(1), new RecordId(row.getString(2))),
        sql.arguments());
  }

  /** {@return the query of what was deleted, one more than are asked for} */
  static Sql deletions(ChangeQuery query, List<Long> layers, List<Long> kinds) {
    Where place = new Where().and("deletions.revision > ?", query.after());
    if (!layers.isEmpty()) {
      place.in("deletions.layer", layers);
    }
    if (!kinds.isEmpty()) {
      place.in("deletions.kind", kinds);
    }
    return place.sql(DELETIONS, " order by deletions.revision limit ?", oneMore(query));
  }

  /** Whether one of the layers may be one that was deleted whole after the revision. */
  private boolean mayHaveForgotten(ChangeQuery query, List<Long> known) {
    if (known.size() < query.layers().size()) {
      return true;
    }
    Sql sql = new Where().in("layers.id", known).sql(NEWEST_LAYER, "");
    return session.number(sql.text(), sql.arguments()) > query.after();
  }

  private static long oneMore(ChangeQuery query) {
    return query.limit() + 1L;
  }
}
