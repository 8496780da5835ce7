package io.memory4j.core.review;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The single values of a chain: records of kind STATE in its layer, by key. Thread-safe. */
final class StateRecords {
  private final Layer layer;
  private final RecordWriter records;

  StateRecords(Layer layer, RecordWriter records) {
    this.layer = layer;
    this.records = records;
  }

  Layer layer() {
    return layer;
  }

  Optional<MemoryRecord> find(StoreReader reader, String key) {
    return reader.findByKey(layer, RecordKinds.STATE, key);
  }

  Optional<String> content(StoreReader reader, String key) {
    return find(reader, key).map(record -> record.body().content());
  }

  void set(StoreWriter writer, String key, String content, Instant now) {
    set(writer, key, now, body -> body.content(content));
  }

  /** Replaces a value, or makes it; what the new body does not name is gone. */
  void set(StoreWriter writer, String key, Instant now, UnaryOperator<RecordBody.Builder> value) {
    Optional<MemoryRecord> standing = find(writer, key);
    Instant made = standing.map(record -> record.body().createdAt()).orElse(now);
    RecordBody body =
        value
            .apply(RecordBody.builder(layer, RecordKinds.STATE).key(key).times(made, now, now))
            .build();
    if (standing.isPresent()) {
      writer.update(standing.get(), body, Position.KEEP);
    } else {
      records.insert(writer, body);
    }
  }

  void remove(StoreWriter writer, String key) {
    find(writer, key).ifPresent(record -> writer.delete(record.id()));
  }
}
