package io.memory4j.core.record;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.StoreWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The one way by which core adds records: gives each an id that is free, and refuses derived text
 * without its sources. Thread-safe.
 */
public final class RecordWriter {
  private static final int MAX_TRIES = 10_000;

  private final RecordIds ids;

  /**
   * Adds records under ids of a source.
   *
   * @param ids makes the ids
   */
  public RecordWriter(RecordIds ids) {
    this.ids = ids;
  }

  /**
   * Adds a record.
   *
   * @param writer the transaction
   * @param body what to keep
   * @return the record as it is kept
   * @throws IllegalArgumentException if it is derived text that names no source
   */
  public MemoryRecord insert(StoreWriter writer, RecordBody body) {
    Derivation.requireSources(body);
    return writer.insert(freeId(writer, body, Set.of()), body);
  }

  /**
   * Adds records.
   *
   * @param writer the transaction
   * @param bodies what to keep
   * @throws IllegalArgumentException if one is derived text that names no source
   */
  public void insertAll(StoreWriter writer, List<RecordBody> bodies) {
    List<NewRecord> records = new ArrayList<>();
    Set<RecordId> used = new HashSet<>();
    for (RecordBody body : bodies) {
      Derivation.requireSources(body);
      RecordId id = freeId(writer, body, used);
      used.add(id);
      records.add(new NewRecord(id, body));
    }
    writer.insertAll(records);
  }

  private RecordId freeId(StoreWriter writer, RecordBody body, Set<RecordId> used) {
    for (int i = 0; i < MAX_TRIES; i++) {
      RecordId id = ids.next(body.kind());
      if (!used.contains(id) && writer.find(id).isEmpty()) {
        return id;
      }
    }
    throw new IllegalStateException(
        MAX_TRIES + " ids in a row were taken; the source of random numbers repeats itself.");
  }
}
