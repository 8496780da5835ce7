package io.memory4j.sqlite.rows;

import io.memory4j.Layer;
import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import java.util.List;
import java.util.Optional;

/**
 * Deletes records with all that hangs on them, as sets: their row ids are collected in a table in
 * memory, and each table is asked once. Confined to one transaction.
 */
final class Deletion {
  private static final String THESE = " in (select born from doomed)";
  private static final String SUBJECTS =
      " where scheme = 'record' and subject in"
          + " (select id from records where born in (select born from doomed))";

  private static final int ROWS_TO_INDEX_ANEW = 100;
  private static final int SHARE_TO_INDEX_ANEW = 20;

  private final Session session;
  private final Names names;
  private final Ledger ledger;

  Deletion(Session session, Names names, Ledger ledger) {
    this.session = session;
    this.names = names;
    this.ledger = ledger;
  }

  /** {@return 1 if there was such a record, or 0} */
  long delete(RecordId id) {
    session.update("delete from doomed");
    session.update("insert into doomed select born from records where id = ?", id.value());
    return deleteDoomed();
  }

  /** {@return how many records of a query were deleted, and with a whole layer its journal} */
  long deleteAll(RecordQuery query, StoreReader reader) {
    session.update("delete from doomed");
    if (query.limit().isPresent()) {
      reader.scan(query.withoutDetail(), record -> doom(record.born()));
    } else {
      Sql sql = Selections.rowsOf(query, names);
      session.update("insert into doomed " + sql.text(), sql.arguments());
    }
    long deleted = deleteDoomed();
    if (namesLayersOnly(query)) {
      query.layers().forEach(this::forget);
    }
    return deleted;
  }

  private boolean doom(long born) {
    return session.update("insert into doomed values (?)", born) == 1;
  }

  private long deleteDoomed() {
    long before = ledger.value();
    int count =
        session.update(
            "insert into deletions (revision, id, layer, kind)"
                + " select ? + row_number() over (order by born), id, layer, kind"
                + " from records where born"
                + THESE,
            before);
    if (count == 0) {
      return 0;
    }
    ledger.skip(count);
    noteHeads(before);
    session.update("delete from tags where born" + THESE);
    session.update("delete from links where born" + THESE);
    deleteTexts(count);
    session.update("delete from journal" + SUBJECTS);
    session.update("delete from once_keys" + SUBJECTS);
    session.update("delete from records where born" + THESE);
    session.update("delete from doomed");
    return count;
  }

  /**
   * Takes texts out of the indexes row by row; if more than a small share of them goes, it is
   * quicker to index anew what is left.
   */
  private void deleteTexts(int count) {
    boolean anew =
        count > ROWS_TO_INDEX_ANEW
            && (long) count * SHARE_TO_INDEX_ANEW > session.number("select count(*) from texts");
    if (anew) {
      session.update("update meta set value = '0' where name = 'index_by_row'");
    }
    session.update("delete from texts where born" + THESE);
    if (anew) {
      session.update("insert into words (words) values ('rebuild')");
      session.update("insert into grams (grams) values ('rebuild')");
      session.update("update meta set value = '1' where name = 'index_by_row'");
    }
  }

  private record Deleted(long layer, long kind, long records, long revision) {}

  private void noteHeads(long before) {
    List<Deleted> groups =
        session.list(
            "select layer, kind, count(*), max(revision) from deletions where revision > ?"
                + " group by layer, kind",
            row -> new Deleted(row.getLong(1), row.getLong(2), row.getLong(3), row.getLong(4)),
            before);
    groups.forEach(group -> ledger.note(group.layer, group.kind, group.revision, -group.records));
  }

  private static boolean namesLayersOnly(RecordQuery query) {
    return !query.layers().isEmpty()
        && query.kinds().isEmpty()
        && query.statuses().isEmpty()
        && query.limit().isEmpty()
        && Places.isPlaceOnly(query);
  }

  /** Takes a layer's name and journal away; what is left of it is numbers. */
  private void forget(Layer layer) {
    Optional<Long> known = names.find(layer);
    if (known.isEmpty()) {
      return;
    }
    ledger.flush();
    forget(session, known.get());
    names.drop(layer);
  }

  /** Takes the name of a layer without records away, with its journal. */
  static void forget(Session session, long number) {
    session.update("delete from journal where layer = ?", number);
    session.update("delete from once_keys where layer = ?", number);
    session.update(
        "insert into heads select 0, kind, revision, 0 from heads where layer = ? on conflict"
            + " (layer, kind) do update set revision = max(revision, excluded.revision)",
        number);
    session.update("delete from heads where layer = ?", number);
    session.update("update deletions set layer = 0 where layer = ?", number);
    session.update("delete from layers where id = ?", number);
  }
}
