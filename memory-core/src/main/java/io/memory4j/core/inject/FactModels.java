package io.memory4j.core.inject;

import io.memory4j.Fact;
import io.memory4j.core.read.ReadModel;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryStore;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** The read models of facts, one for each store. Thread-safe. */
public final class FactModels {
  private final Map<String, ReadModel<Fact>> byStore;

  /**
   * Makes empty models.
   *
   * @param stores the stores
   * @param maxRecords how many facts each model holds at most; 0 holds none
   */
  public FactModels(Collection<MemoryStore> stores, int maxRecords) {
    Map<String, ReadModel<Fact>> models = new HashMap<>();
    for (MemoryStore store : stores) {
      models.put(
          store.storeId(), new ReadModel<>(store, RecordKinds.FACT, FactRecords::fact, maxRecords));
    }
    byStore = Map.copyOf(models);
  }

  /**
   * {@return the model of a store}
   *
   * @param store one of the stores
   */
  public ReadModel<Fact> of(MemoryStore store) {
    ReadModel<Fact> model = byStore.get(store.storeId());
    if (model == null) {
      throw new IllegalArgumentException("The store is none of this memory's.");
    }
    return model;
  }

  /**
   * Lets go of what is held of a store.
   *
   * @param store one of the stores
   */
  public void clear(MemoryStore store) {
    of(store).clear();
  }
}
