package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.core.route.StoreShare;
import io.memory4j.store.MemoryStore;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which store keeps the turns of which layer. Immutable and thread-safe. */
final class HistoryStores {
  private final StoreRouter router;

  HistoryStores(StoreRouter router) {
    this.router = router;
  }

  /** {@return all stores that may hold turns} */
  Collection<MemoryStore> all() {
    return router.turnStores();
  }

  /** {@return the store that keeps the turns of a layer; empty if none does} */
  Optional<MemoryStore> of(Layer layer) {
    return router.turnStoreOf(layer);
  }

  /** {@return the store that keeps the facts of a layer; empty if none does} */
  Optional<MemoryStore> ofFacts(Layer layer) {
    return router.storeOf(layer);
  }

  /** {@return where the turns of all layers of a memory lie} */
  List<StoreShare> shares(StackRoute route) {
    Map<MemoryStore, List<Layer>> layers = new LinkedHashMap<>();
    for (Layer layer : route.stack().specificFirst()) {
      of(layer)
          .ifPresent(store -> layers.computeIfAbsent(store, one -> new ArrayList<>()).add(layer));
    }
    return layers.entrySet().stream()
        .map(share -> new StoreShare(share.getKey(), share.getValue()))
        .toList();
  }
}
