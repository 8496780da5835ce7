package io.memory4j.examples.store;

import io.memory4j.store.JournalEntry;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.Ref;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** All that the store knows. Not thread-safe; never changed once it is published. */
final class State {
  /** A deleted record; the layer's id is empty once its layer was deleted whole. */
  record Deletion(RecordId id, String layer, String kind) {}

  /** Who took a once-key. */
  record Once(String layer, Ref subject) {}

  long counter;
  long forgottenAt;
  long commits;
  final Map<RecordId, MemoryRecord> records = new TreeMap<>();
  final TreeMap<Long, JournalEntry> journal = new TreeMap<>();
  final TreeMap<Long, Deletion> deletions = new TreeMap<>();
  final Map<String, Once> onceKeys = new HashMap<>();
  final Map<String, Boolean> kinds = new HashMap<>();

  State copy() {
    State copy = new State();
    copy.become(this);
    return copy;
  }

  void become(State other) {
    counter = other.counter;
    forgottenAt = other.forgottenAt;
    commits = other.commits;
    fill(records, other.records);
    fill(journal, other.journal);
    fill(deletions, other.deletions);
    fill(onceKeys, other.onceKeys);
    fill(kinds, other.kinds);
  }

  private static <K, V> void fill(Map<K, V> target, Map<K, V> source) {
    target.clear();
    target.putAll(source);
  }
}
