package io.memory4j.core.fact;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordStatus;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Gathers what one transaction deletes. Confined to one thread. */
final class Erased {
  private final SortedMap<String, Long> counts = new TreeMap<>();
  private final Set<String> texts = new HashSet<>();
  private final Map<Layer, Set<String>> fingerprints = new HashMap<>();
  private final Map<String, Layer> keys = new TreeMap<>();

  void add(MemoryRecord record) {
    RecordBody body = record.body();
    counts.merge(body.kind().name(), 1L, Long::sum);
    addText(body.content());
    body.detail().ifPresent(this::addText);
    if (body.kind().equals(RecordKinds.FACT)) {
      addFact(body);
    }
  }

  private void addText(String text) {
    if (!text.isBlank()) {
      texts.add(text);
    }
  }

  private void addFact(RecordBody body) {
    textFingerprint(body)
        .ifPresent(
            hash -> fingerprints.computeIfAbsent(body.layer(), all -> new HashSet<>()).add(hash));
    if (body.status() == RecordStatus.ACTIVE) {
      body.key().ifPresent(key -> keys.put(key, body.layer()));
    }
  }

  private static Optional<String> textFingerprint(RecordBody body) {
    String ofText = body.attributes().get(StatementRules.TEXT_FINGERPRINT);
    return ofText == null ? body.fingerprint() : Optional.of(ofText);
  }

  boolean isEmpty() {
    return counts.isEmpty();
  }

  /** {@return how many records went, by the name of their kind} */
  SortedMap<String, Long> counts() {
    return counts;
  }

  /** {@return the texts that went} */
  Set<String> texts() {
    return texts;
  }

  /** {@return the fingerprints of the statements that went, by layer} */
  Map<Layer, Set<String>> fingerprints() {
    return fingerprints;
  }

  /** {@return the keys under which a current fact went, and its layer} */
  Map<String, Layer> keys() {
    return keys;
  }
}
