package io.memory4j.testkit;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One of the two stores of a comparison, and what it told before: its numbers differ from those of
 * the other store, so a step names a record by its place and a revision by a checkpoint.
 */
final class Side {
  /** What a follower knew when it last asked for changes. */
  record Checkpoint(long through, Map<RecordId, MemoryRecord> records) {}

  private final Supplier<MemoryStore> opening;
  private final List<Checkpoint> checkpoints = new ArrayList<>();
  private final Map<RecordId, MemoryRecord> stale = new HashMap<>();
  private MemoryStore store;

  Side(Supplier<MemoryStore> opening) {
    this.opening = opening;
    this.store = opening.get();
    checkpoints.add(new Checkpoint(0, Map.of()));
  }

  MemoryStore store() {
    return store;
  }

  void reopen() {
    store.close();
    store = opening.get();
  }

  <T> T read(Function<? super StoreReader, ? extends T> work) {
    return store.read(work);
  }

  /** {@return the record at a place among all, oldest first; places go round} */
  static MemoryRecord at(StoreReader reader, int place) {
    List<MemoryRecord> all = all(reader);
    return all.get(place % all.size());
  }

  /** {@return all records, oldest first} */
  static List<MemoryRecord> all(StoreReader reader) {
    List<MemoryRecord> all = new ArrayList<>();
    reader.scan(RecordQuery.in(Set.of()).anyStatus().order(RecordOrder.OLDEST), all::add);
    return all;
  }

  /** Remembers what a record was before it is changed or deleted. */
  void becameStale(MemoryRecord seen) {
    stale.put(seen.id(), seen);
  }

  /** {@return what a record once was, or else its present self} */
  MemoryRecord staleOr(StoreWriter writer, MemoryRecord now) {
    MemoryRecord old = stale.get(now.id());
    return old == null ? now : old;
  }

  void remember(Checkpoint checkpoint) {
    checkpoints.add(checkpoint);
  }

  Checkpoint checkpoint(int place) {
    return checkpoints.get(place % checkpoints.size());
  }

  int checkpoints() {
    return checkpoints.size();
  }

  static Map<RecordId, MemoryRecord> byId(List<MemoryRecord> records) {
    Map<RecordId, MemoryRecord> byId = new LinkedHashMap<>();
    records.forEach(record -> byId.put(record.id(), record));
    return byId;
  }
}
