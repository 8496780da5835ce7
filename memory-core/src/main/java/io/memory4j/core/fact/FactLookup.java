package io.memory4j.core.fact;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.ListQuery;
import io.memory4j.Resolved;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks facts up. Changes nothing. Thread-safe. */
public final class FactLookup {
  private final FactKeys keys;

  /**
   * Looks facts up.
   *
   * @param keys the form of keys
   */
  public FactLookup(FactKeys keys) {
    this.keys = keys;
  }

  /**
   * {@return the most specific fact under a key, and what it shadows}
   *
   * @param route the layers and stores
   * @param key the key
   */
  public Optional<Resolved> byKey(StackRoute route, String key) {
    Optional<String> stored = keys.find(key);
    if (stored.isEmpty()) {
      return Optional.empty();
    }
    List<Fact> holders = new ArrayList<>();
    for (StoreShare share : route.shares()) {
      holders.addAll(share.store().read(reader -> holders(reader, share, stored.get())));
    }
    holders.sort(Comparator.comparingInt(fact -> route.place(fact.layer())));
    return holders.isEmpty()
        ? Optional.empty()
        : Optional.of(new Resolved(holders.get(0), holders.subList(1, holders.size())));
  }

  private static List<Fact> holders(StoreReader reader, StoreShare share, String key) {
    return share.layers().stream()
        .flatMap(layer -> reader.findByKey(layer, RecordKinds.FACT, key).stream())
        .map(FactRecords::fact)
        .toList();
  }

  /**
   * {@return the fact with an id, whatever its state}
   *
   * @param route the layers and stores
   * @param id the id
   */
  public Optional<Fact> byId(StackRoute route, FactId id) {
    RecordId recordId = FactRecords.recordId(id);
    for (StoreShare share : route.shares()) {
      Set<Layer> layers = share.layerSet();
      Optional<MemoryRecord> found = share.store().read(reader -> reader.find(recordId));
      Optional<Fact> fact =
          found
              .filter(FactRecords::isFact)
              .filter(record -> layers.contains(record.body().layer()))
              .map(FactRecords::fact);
      if (fact.isPresent()) {
        return fact;
      }
    }
    return Optional.empty();
  }

  /**
   * {@return the versions of a fact, newest first}
   *
   * @param route the layers and stores
   * @param id the id of any version
   */
  public List<Fact> versions(StackRoute route, FactId id) {
    RecordId recordId = FactRecords.recordId(id);
    for (StoreShare share : route.shares()) {
      Set<Layer> layers = share.layerSet();
      List<MemoryRecord> versions =
          share.store().read(reader -> new Versions(reader, layers).of(recordId));
      if (!versions.isEmpty()) {
        return versions.stream().map(FactRecords::fact).toList();
      }
    }
    return List.of();
  }

  /**
   * {@return facts layer by layer from specific to general, newest first}
   *
   * @param route the layers and stores
   * @param query which
   */
  public List<Fact> list(StackRoute route, ListQuery query) {
    List<Fact> facts = new ArrayList<>();
    for (Layer layer : route.stack().specificFirst()) {
      int room = query.maxFacts() - facts.size();
      if (room > 0
          && query.layer().map(route::require).filter(one -> !one.equals(layer)).isEmpty()) {
        RecordQuery records = filter(layer, query).limit(room);
        List<MemoryRecord> found = route.store(layer).read(reader -> reader.list(records));
        found.stream().map(FactRecords::fact).forEach(facts::add);
      }
    }
    return List.copyOf(facts);
  }

  private static RecordQuery filter(Layer layer, ListQuery query) {
    RecordQuery records =
        RecordQuery.in(layer).kind(RecordKinds.FACT).anyTag(Labels.tags(query.anyTag()));
    return query
        .category()
        .map(category -> records.categories(Set.of(Labels.category(category))))
        .orElse(records);
  }
}
