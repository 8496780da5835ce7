package io.memory4j.core.fact;

import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which records go when facts are forgotten: all versions, and whatever else of the layer's history
 * says the same. Confined to the call of its reader.
 */
final class Doomed {
  private final StoreReader reader;
  private final Set<Layer> layers;

  Doomed(StoreReader reader, Set<Layer> layers) {
    this.reader = reader;
    this.layers = layers;
  }

  /** {@return all that goes with these facts; those that are not in the layers do not count} */
  List<MemoryRecord> of(Collection<FactId> ids) {
    Map<RecordId, MemoryRecord> doomed = new LinkedHashMap<>();
    Versions versions = new Versions(reader, layers);
    for (FactId id : ids) {
      for (MemoryRecord version : versions.of(FactRecords.recordId(id))) {
        doomed.put(version.id(), version);
      }
    }
    for (MemoryRecord echo : echoes(List.copyOf(doomed.values()))) {
      doomed.putIfAbsent(echo.id(), echo);
    }
    return List.copyOf(doomed.values());
  }

  /** Closed records that say the same under the same key, without being linked. */
  private List<MemoryRecord> echoes(List<MemoryRecord> records) {
    Set<String> hashes = new HashSet<>();
    Set<Layer> theirs = new HashSet<>();
    for (MemoryRecord record : records) {
      record.body().fingerprint().ifPresent(hashes::add);
      theirs.add(record.body().layer());
    }
    List<MemoryRecord> echoes = new ArrayList<>();
    if (!records.isEmpty()) {
      reader.scan(
          RecordQuery.in(theirs).kind(RecordKinds.FACT).anyStatus(),
          record -> isEcho(record, hashes) ? echoes.add(record) : true);
    }
    return echoes;
  }

  private static boolean isEcho(MemoryRecord record, Set<String> hashes) {
    return record.body().status().isClosed()
        && record.body().fingerprint().filter(hashes::contains).isPresent();
  }

  /** {@return the ids of what a layer holds or held under a key; empty if it holds nothing now} */
  static List<FactId> holders(StoreReader reader, Layer layer, String key) {
    Optional<MemoryRecord> current = reader.findByKey(layer, RecordKinds.FACT, key);
    if (current.isEmpty()) {
      return List.of();
    }
    List<FactId> ids = new ArrayList<>();
    RecordQuery underKey =
        RecordQuery.in(layer)
            .kind(RecordKinds.FACT)
            .anyStatus()
            .order(RecordOrder.KEY)
            .keyFrom(key)
            .keyBefore(key + '\0'); // the next key by code point
    reader.scan(underKey, record -> ids.add(FactRecords.factId(record)));
    return ids;
  }
}
