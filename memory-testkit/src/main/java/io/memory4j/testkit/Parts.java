package io.memory4j.testkit;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Shows the parts of sample records, which hide their texts, so that a failure tells what differs.
 */
final class Parts {
  private Parts() {}

  /** {@return the parts of a body by name} */
  static Map<String, Object> of(RecordBody body) {
    Map<String, Object> parts = new TreeMap<>();
    parts.put("layer", body.layer().id());
    parts.put("kind", body.kind());
    parts.put("status", body.status());
    body.key().ifPresent(value -> parts.put("key", value));
    parts.put("content", body.content());
    body.detail().ifPresent(value -> parts.put("detail", value));
    parts.put("keywords", body.keywords());
    parts.put("category", body.category());
    parts.put("tags", new TreeSet<>(body.tags()));
    parts.put("attributes", new TreeMap<>(body.attributes()));
    body.fingerprint().ifPresent(value -> parts.put("fingerprint", value));
    parts.put("author", body.provenance().author());
    parts.put("provenance", body.provenance());
    parts.put("links", new TreeSet<>(body.links()));
    body.dueAt().ifPresent(value -> parts.put("dueAt", value));
    body.validFrom().ifPresent(value -> parts.put("validFrom", value));
    body.validUntil().ifPresent(value -> parts.put("validUntil", value));
    parts.put("createdAt", body.createdAt());
    parts.put("updatedAt", body.updatedAt());
    parts.put("observedAt", body.observedAt());
    return parts;
  }

  /** {@return the parts of a record by name, without its numbers} */
  static Map<String, Object> of(MemoryRecord record) {
    Map<String, Object> parts = of(record.body());
    parts.put("id", record.id());
    parts.put("isClosed", record.closed() > 0);
    return parts;
  }
}
