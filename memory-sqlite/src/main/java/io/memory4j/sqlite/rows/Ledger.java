package io.memory4j.sqlite.rows;

import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Hot;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The counter and the heads within one write transaction: read once, changed in memory, written
 * before anything reads them and at the end. Confined to one transaction.
 */
final class Ledger {
  private record Slot(long layer, long kind) {}

  private record Change(long revision, long records) {}

  private final Session session;
  private final long before;
  private final Map<Slot, Change> heads = new LinkedHashMap<>();
  private long value;

  Ledger(Session session) {
    this.session = session;
    before = session.number(Hot.COUNTER);
    value = before;
  }

  /** {@return the next number} */
  long next() {
    return ++value;
  }

  /** {@return the last number given} */
  long value() {
    return value;
  }

  /** Passes over numbers that SQLite gave itself. */
  void skip(long count) {
    value += count;
  }

  /** Notes a change of a layer and kind. */
  void note(long layer, long kind, long revision, long moreRecords) {
    heads.merge(
        new Slot(layer, kind),
        new Change(revision, moreRecords),
        (a, b) -> new Change(Math.max(a.revision, b.revision), a.records + b.records));
  }

  /** Writes what is noted. */
  void flush() {
    heads.forEach(
        (slot, change) ->
            session.update(
                "insert into heads (layer, kind, revision, records) values (?, ?, ?, ?) on conflict"
                    + " (layer, kind) do update set revision = max(revision, excluded.revision),"
                    + " records = records + excluded.records",
                slot.layer,
                slot.kind,
                change.revision,
                change.records));
    heads.clear();
    if (value != before) {
      session.update("update counter set value = ?", value);
    }
  }
}
