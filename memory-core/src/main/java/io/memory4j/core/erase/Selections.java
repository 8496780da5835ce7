package io.memory4j.core.erase;

import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.Selector;
import io.memory4j.core.fact.FactKeys;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Resolves what a caller selects within the layers of one memory. Thread-safe. */
final class Selections {
  private final FactKeys keys;

  Selections(FactKeys keys) {
    this.keys = keys;
  }

  /**
   * {@return what is selected}
   *
   * @throws IllegalArgumentException if a layer or a person outside the stack is
   */
  Selection of(StackRoute route, Selector selector) {
    Set<Layer> scope = Set.copyOf(route.stack().layers());
    if (selector instanceof Selector.Ids ids) {
      return Selection.ofIds(recordIds(ids.ids()), scope);
    }
    if (selector instanceof Selector.Key key) {
      return Selection.ofIds(holders(route, key.key()), scope);
    }
    if (selector instanceof Selector.OfLayer of) {
      return Selection.ofLayer(route.require(of.layer()));
    }
    if (selector instanceof Selector.OfPerson person) {
      route.require(Layer.person(person.id()));
      return Selection.ofPerson(person.id());
    }
    return Selection.ofEpisode(((Selector.OfEpisode) selector).id(), scope);
  }

  private static Set<RecordId> recordIds(Set<FactId> ids) {
    return ids.stream().map(FactRecords::recordId).collect(Collectors.toUnmodifiableSet());
  }

  /** What the most specific layer that has a fact under the key holds or held under it. */
  private Set<RecordId> holders(StackRoute route, String key) {
    Optional<String> stored = keys.find(key);
    if (stored.isEmpty()) {
      return Set.of();
    }
    for (Layer layer : route.stack().specificFirst()) {
      Set<RecordId> holders =
          route.store(layer).read(reader -> holders(reader, layer, stored.get()));
      if (!holders.isEmpty()) {
        return holders;
      }
    }
    return Set.of();
  }

  private static Set<RecordId> holders(StoreReader reader, Layer layer, String key) {
    Optional<MemoryRecord> current = reader.findByKey(layer, RecordKinds.FACT, key);
    Set<RecordId> ids = new LinkedHashSet<>();
    if (current.isPresent()) {
      RecordQuery underKey =
          RecordQuery.in(layer)
              .kind(RecordKinds.FACT)
              .anyStatus()
              .order(RecordOrder.KEY)
              .keyFrom(key)
              .keyBefore(key + '\0'); // the next key by code point
      reader.scan(underKey, record -> ids.add(record.id()));
    }
    return ids;
  }
}
