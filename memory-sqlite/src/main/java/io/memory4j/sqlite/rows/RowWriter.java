package io.memory4j.sqlite.rows;

import static java.util.Objects.requireNonNull;

import io.memory4j.ConflictException;
import io.memory4j.sqlite.db.Session;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreWriter;
import java.util.List;

/** One write transaction. Confined to one call. */
public final class RowWriter extends RowReader implements StoreWriter {
  private final Ledger ledger;

  /**
   * Starts writing.
   *
   * @param session within a transaction that holds the write lock
   * @param meanings what numbers mean to readers
   */
  public RowWriter(Session session, Names.Meanings meanings) {
    super(session, meanings.forWriter());
    this.ledger = new Ledger(session);
  }

  /** Writes the counter and the heads; the last thing before the commit. */
  public void finish() {
    ledger.flush();
  }

  @Override
  Session current() {
    Session session = open();
    ledger.flush();
    return session;
  }

  @Override
  public MemoryRecord insert(RecordId id, RecordBody body) {
    return insertAll(List.of(new NewRecord(id, body))).get(0);
  }

  @Override
  public List<MemoryRecord> insertAll(List<NewRecord> records) {
    return new Insertion(open(), names(), ledger).insert(List.copyOf(records));
  }

  @Override
  public MemoryRecord update(MemoryRecord seen, RecordBody body, Position position) {
    Session session = open();
    requireNonNull(position, "position");
    MemoryRecord kept = find(seen.id()).orElseThrow(() -> gone(seen.id()));
    if (kept.revision() != seen.revision()) {
      throw new ConflictException(
          "Record " + seen.id() + " has changed since it was read; read it again and decide.");
    }
    requireAllowed(kept, body);
    return new Change(session, names(), ledger).apply(kept, body, position);
  }

  private static ConflictException gone(RecordId id) {
    return new ConflictException("Record " + id + " is gone; decide anew.");
  }

  private static void requireAllowed(MemoryRecord kept, RecordBody body) {
    RecordBody before = kept.body();
    if (!before.layer().equals(body.layer()) || !before.kind().equals(body.kind())) {
      throw new IllegalArgumentException(
          "The layer or the kind of record " + kept.id() + " would change; insert a new record.");
    }
    if (!before.status().mayBecome(body.status())) {
      throw new IllegalArgumentException(
          "Record "
              + kept.id()
              + " cannot go from "
              + before.status()
              + " to "
              + body.status()
              + "; insert a new record.");
    }
  }

  @Override
  public boolean delete(RecordId id) {
    Session session = open();
    return new Deletion(session, names(), ledger).delete(id) > 0;
  }

  @Override
  public long deleteAll(RecordQuery query) {
    return new Deletion(current(), names(), ledger).deleteAll(query, this);
  }

  @Override
  public boolean append(JournalDraft entry) {
    return new Journal(open(), names()).append(entry, ledger);
  }

  @Override
  public long appendAll(List<JournalDraft> entries) {
    Journal journal = new Journal(open(), names());
    return List.copyOf(entries).stream().filter(entry -> journal.append(entry, ledger)).count();
  }

  @Override
  public long deleteJournal(JournalQuery query) {
    return new Journal(open(), names()).delete(query);
  }
}
