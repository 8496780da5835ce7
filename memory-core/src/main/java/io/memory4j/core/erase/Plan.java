package io.memory4j.core.erase;

import io.memory4j.Layer;
import io.memory4j.StoreUnavailableException;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordId;
import io.memory4j.store.Ref;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How far a selection reaches over all stores that answer. Changes nothing. Confined to one thread.
 */
final class Plan {
  private final Map<MemoryStore, Seeds> seeds = new LinkedHashMap<>();
  private final Map<MemoryStore, StoreUnavailableException> silent = new LinkedHashMap<>();
  private final Map<String, Set<Layer>> elsewhere = new TreeMap<>();
  private final Reach reach;

  /**
   * Plans.
   *
   * @throws StoreUnavailableException if no store answers
   */
  Plan(Collection<MemoryStore> stores, Selection selection) {
    stores.forEach(store -> look(store, selection));
    requireAnAnswer();
    reach = new Reach(new StoresLook(List.copyOf(seeds.keySet())));
    reach.lost(selection.persons().stream().map(Ref::person).toList());
    reach.lost(selection.episodes().stream().map(Ref::episode).toList());
    seeds.values().forEach(found -> found.certain().forEach(reach::goes));
    seeds.values().forEach(found -> found.derived().forEach(reach::judge));
    reach.follow();
    stores.forEach(store -> elsewhere.remove(store.storeId()));
  }

  private void look(MemoryStore store, Selection selection) {
    try {
      seeds.put(store, store.read(reader -> Seeds.of(reader, selection)));
      elsewhere.putAll(KnownStores.of(store));
    } catch (StoreUnavailableException failure) {
      silent.put(store, failure);
    }
  }

  private void requireAnAnswer() {
    if (seeds.isEmpty()) {
      throw silent.values().iterator().next();
    }
  }

  Reach reach() {
    return reach;
  }

  boolean isEmpty() {
    return reach.gone().isEmpty() && reach.blank().isEmpty();
  }

  /** {@return the stores that answer} */
  Collection<MemoryStore> answering() {
    return seeds.keySet();
  }

  /** {@return the stores that do not} */
  List<MemoryStore> silent() {
    return List.copyOf(silent.keySet());
  }

  /** {@return the layers of stores that are known and not open, by the id of their store} */
  Map<String, Set<Layer>> elsewhere() {
    return elsewhere;
  }

  static Set<RecordId> ids(Collection<MemoryRecord> records) {
    return records.stream().map(MemoryRecord::id).collect(Collectors.toUnmodifiableSet());
  }
}
