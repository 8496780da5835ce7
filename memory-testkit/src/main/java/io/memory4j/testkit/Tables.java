package io.memory4j.testkit;

import io.memory4j.Layer;
import io.memory4j.store.Head;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordStatus;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The tables of the reference store and the indexes that follow the records. A copy costs nothing:
 * a transaction changes its own copy, which replaces the committed one or is forgotten. Not
 * thread-safe; a committed one is never changed.
 */
final class Tables {
  /** What is left of a deleted record; without a layer once its layer was deleted whole. */
  record Deletion(RecordId id, Optional<Layer> layer, RecordKind kind) {}

  /** Records of one layer and kind: the highest revision, deletions included, and how many. */
  record Slot(Layer layer, RecordKind kind, Head head) {}

  private static final String SEPARATOR = "\0";
  private static final String AFTER_SEPARATOR = "\1";

  long commits;
  long counter;
  long forgottenAt;
  PersistentMap<RecordId, MemoryRecord> records = PersistentMap.empty();
  PersistentMap<String, RecordId> keys = PersistentMap.empty();
  PersistentMap<String, RecordId> fingerprints = PersistentMap.empty();
  PersistentMap<RecordId, Boolean> bornActive = PersistentMap.empty();
  PersistentMap<String, Boolean> kinds = PersistentMap.empty();
  PersistentMap<String, Slot> slots = PersistentMap.empty();
  PersistentMap<Long, Deletion> deletions = PersistentMap.empty();
  PersistentMap<Long, JournalEntry> journal = PersistentMap.empty();
  PersistentMap<String, JournalDraft> onceKeys = PersistentMap.empty();

  /** The records that entries were ever about; of most records there is none. */
  PersistentMap<String, Boolean> subjects = PersistentMap.empty();

  Tables() {}

  /** {@return a copy that shares everything} */
  Tables copy() {
    Tables copy = new Tables();
    copy.become(this);
    return copy;
  }

  /** Takes over the contents of another. */
  void become(Tables other) {
    commits = other.commits;
    counter = other.counter;
    forgottenAt = other.forgottenAt;
    records = other.records;
    keys = other.keys;
    fingerprints = other.fingerprints;
    bornActive = other.bornActive;
    kinds = other.kinds;
    slots = other.slots;
    deletions = other.deletions;
    journal = other.journal;
    onceKeys = other.onceKeys;
    subjects = other.subjects;
  }

  /** {@return the index entry of a text within layer and kind} */
  static String slot(Layer layer, RecordKind kind, String text) {
    return layer.id() + SEPARATOR + kind.name() + SEPARATOR + text;
  }

  /** {@return the active records of one layer and kind that have a key} */
  Stream<RecordId> keyed(Layer layer, RecordKind kind) {
    String from = slot(layer, kind, "");
    String before = from.substring(0, from.length() - 1) + AFTER_SEPARATOR;
    return keys.values(from, before).stream();
  }

  /** Adds a record that is not there, or one that takes the place of its older self. */
  void put(MemoryRecord record) {
    RecordBody body = record.body();
    body.key()
        .filter(key -> body.status() == RecordStatus.ACTIVE)
        .ifPresent(key -> keys = keys.with(slot(body.layer(), body.kind(), key), record.id()));
    body.fingerprint()
        .filter(hash -> !body.status().isClosed())
        .ifPresent(
            hash ->
                fingerprints =
                    fingerprints.with(slot(body.layer(), body.kind(), hash), record.id()));
    records = records.with(record.id(), record);
    kinds = kinds.with(body.kind().name(), body.kind().searchable());
    touch(body, record.revision(), 1);
  }

  /** Takes a record out, before it is deleted or replaced. */
  void remove(MemoryRecord record, long revision) {
    RecordBody body = record.body();
    body.key()
        .filter(key -> body.status() == RecordStatus.ACTIVE)
        .ifPresent(key -> keys = keys.without(slot(body.layer(), body.kind(), key)));
    body.fingerprint()
        .filter(hash -> !body.status().isClosed())
        .ifPresent(
            hash -> fingerprints = fingerprints.without(slot(body.layer(), body.kind(), hash)));
    records = records.without(record.id());
    touch(body, revision, -1);
  }

  private void touch(RecordBody body, long revision, int more) {
    String slot = slot(body.layer(), body.kind(), "");
    Slot now = slots.get(slot);
    long records = now == null ? 0 : now.head().records();
    slots =
        slots.with(slot, new Slot(body.layer(), body.kind(), new Head(revision, records + more)));
  }
}
