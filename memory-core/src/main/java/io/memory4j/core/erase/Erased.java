package io.memory4j.core.erase;

import io.memory4j.Layer;
import io.memory4j.core.fact.StatementRules;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordStatus;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Gathers what goes and what is blanked, each record once. Confined to one thread. */
final class Erased {
  /** What somebody said in their own words, and what may be read again where it was said. */
  private static final Set<RecordKind> STATED = Set.of(RecordKinds.FACT, RecordKinds.TURN);

  private final Map<RecordId, MemoryRecord> gone = new LinkedHashMap<>();
  private final Map<RecordId, MemoryRecord> blank = new LinkedHashMap<>();

  /** Adds what a forgetting reaches. A husk has lost its text before and does not count. */
  void add(Reach reach) {
    addAll(gone, reach.gone());
    addAll(blank, reach.blank());
    blank.keySet().removeAll(gone.keySet());
  }

  /** Adds what one transaction erased. */
  void unite(Erased other) {
    other.gone.forEach(gone::putIfAbsent);
    other.blank.forEach(blank::putIfAbsent);
    blank.keySet().removeAll(gone.keySet());
  }

  private static void addAll(Map<RecordId, MemoryRecord> place, Collection<MemoryRecord> records) {
    records.stream()
        .filter(record -> record.body().status() != RecordStatus.HUSK)
        .forEach(record -> place.putIfAbsent(record.id(), record));
  }

  private Stream<RecordBody> bodies() {
    return Stream.concat(gone.values().stream(), blank.values().stream()).map(MemoryRecord::body);
  }

  boolean isEmpty() {
    return gone.isEmpty() && blank.isEmpty();
  }

  /** {@return how many records went, by the name of their kind} */
  SortedMap<String, Long> deleted() {
    return counts(gone);
  }

  /** {@return how many were blanked, by the name of their kind} */
  SortedMap<String, Long> blanked() {
    return counts(blank);
  }

  private static SortedMap<String, Long> counts(Map<RecordId, MemoryRecord> records) {
    return records.values().stream()
        .collect(
            Collectors.groupingBy(
                record -> record.body().kind().name(), TreeMap::new, Collectors.counting()));
  }

  /** {@return the layers that something went from} */
  Set<Layer> layers() {
    return bodies().map(RecordBody::layer).collect(Collectors.toUnmodifiableSet());
  }

  /** {@return the texts that went} */
  Set<String> texts() {
    return bodies()
        .flatMap(
            body ->
                Stream.concat(
                    Stream.of(body.content()),
                    Stream.concat(body.detail().stream(), body.provenance().evidence().stream())))
        .filter(text -> !text.isBlank())
        .collect(Collectors.toUnmodifiableSet());
  }

  /** {@return the fingerprints of the statements that went, by layer} */
  Map<Layer, Set<String>> fingerprints() {
    Map<Layer, Set<String>> fingerprints = new HashMap<>();
    bodies()
        .filter(body -> STATED.contains(body.kind()))
        .forEach(
            body ->
                textFingerprint(body)
                    .ifPresent(
                        hash ->
                            fingerprints
                                .computeIfAbsent(body.layer(), all -> new HashSet<>())
                                .add(hash)));
    return fingerprints;
  }

  private Stream<RecordBody> facts() {
    return bodies().filter(body -> body.kind().equals(RecordKinds.FACT));
  }

  private static Optional<String> textFingerprint(RecordBody body) {
    String ofText = body.attributes().get(StatementRules.TEXT_FINGERPRINT);
    return ofText == null ? body.fingerprint() : Optional.of(ofText);
  }

  /** {@return the keys under which a current fact went, and its layer} */
  Map<String, Layer> keys() {
    Map<String, Layer> keys = new TreeMap<>();
    facts()
        .filter(body -> body.status() == RecordStatus.ACTIVE)
        .forEach(body -> body.key().ifPresent(key -> keys.put(key, body.layer())));
    return keys;
  }

  /** {@return whether a record goes or is blanked} */
  boolean contains(RecordId id) {
    return gone.containsKey(id) || blank.containsKey(id);
  }
}
