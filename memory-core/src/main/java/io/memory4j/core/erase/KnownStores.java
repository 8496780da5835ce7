package io.memory4j.core.erase;

import io.memory4j.Layer;
import io.memory4j.core.fact.Transactions;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which other stores were bound together with a store of persons or of everything, and which layers
 * they keep: what was made from its records may lie there. Records of kind STATE in the system
 * layer, under {@value #PREFIX} and the id of the other store. Thread-safe.
 */
final class KnownStores {
  private static final String PREFIX = "beside:";

  private final RecordWriter records;
  private final Clock clock;

  KnownStores(RecordWriter records, Clock clock) {
    this.records = records;
    this.clock = clock;
  }

  /** {@return whether a store does not know another one} */
  static boolean isNew(MemoryStore home, String other) {
    return home.read(reader -> find(reader, other)).isEmpty();
  }

  /** Notes that another store was bound together with one. */
  void note(MemoryStore home, String other, Collection<Layer> layers) {
    Set<Layer> known = home.read(reader -> layers(find(reader, other)));
    if (!known.containsAll(layers)) {
      Transactions.write(home, writer -> note(writer, other, layers));
    }
  }

  private MemoryRecord note(StoreWriter writer, String other, Collection<Layer> layers) {
    Optional<MemoryRecord> standing = find(writer, other);
    Set<String> ids = new TreeSet<>(layers.stream().map(Layer::id).toList());
    layers(standing).forEach(layer -> ids.add(layer.id()));
    Instant now = clock.instant();
    RecordBody body =
        RecordBody.builder(Layer.system(), RecordKinds.STATE)
            .key(PREFIX + other)
            .content(String.join("\n", ids)) // no id holds a control character
            .times(now, now, now)
            .build();
    return standing.isPresent()
        ? writer.update(standing.get(), body, Position.KEEP)
        : records.insert(writer, body);
  }

  /** {@return the layers of each store that a store knows, by the other's id} */
  static Map<String, Set<Layer>> of(MemoryStore home) {
    return home.read(
        reader -> {
          Map<String, Set<Layer>> known = new TreeMap<>();
          reader.scan(
              RecordQuery.in(Layer.system())
                  .kind(RecordKinds.STATE)
                  .order(RecordOrder.KEY)
                  .keyFrom(PREFIX)
                  .keyBefore(PREFIX + "~"),
              record -> {
                String other = record.body().key().orElseThrow().substring(PREFIX.length());
                known.put(other, layers(Optional.of(record)));
                return true;
              });
          return known;
        });
  }

  private static Set<Layer> layers(Optional<MemoryRecord> record) {
    return record.stream()
        .flatMap(known -> known.body().content().lines())
        .map(Layer::parse)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Optional<MemoryRecord> find(StoreReader reader, String other) {
    return reader.findByKey(Layer.system(), RecordKinds.STATE, PREFIX + other);
  }
}
