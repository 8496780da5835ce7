package io.memory4j.core.erase;

import io.memory4j.LayerKind;
import io.memory4j.MemoryException;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.store.MemoryStore;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Goes on with orders that were given and not done everywhere. Thread-safe. */
final class OpenOrders {
  private static final Logger LOG = LoggerFactory.getLogger(OpenOrders.class);
  private static final Set<LayerKind> HOMES = Set.of(LayerKind.GLOBAL, LayerKind.PERSON);

  private final OrderRun run;
  private final KnownStores known;

  OpenOrders(OrderRun run, KnownStores known) {
    this.run = run;
    this.known = known;
  }

  /** Does in these stores what is still to be done there. Throws nothing for a store's sake. */
  void resume(Collection<MemoryStore> stores) {
    for (MemoryStore store : stores) {
      try {
        Orders.in(store).forEach(order -> resume(order, stores));
      } catch (MemoryException silent) {
        LOG.debug("An erasure waits for a store: {}", silent.getClass().getSimpleName());
      }
    }
  }

  private void resume(StoredOrder stored, Collection<MemoryStore> stores) {
    Set<String> todo = stored.order().todo();
    List<MemoryStore> open =
        stores.stream().filter(store -> todo.contains(store.storeId())).toList();
    if (!open.isEmpty()) {
      Outcome outcome = run.carryOut(stored, open);
      run.finish(stores, stored.order().id(), outcome);
      LOG.info("Went on with an erasure in {} of {} stores.", outcome.done.size(), todo.size());
    }
  }

  /** Lets stores know of each other; a new one does what was ordered about persons before. */
  void introduce(StackRoute route) {
    List<StoreShare> shares = route.shares();
    for (StoreShare home : shares) {
      if (home.layers().stream().anyMatch(layer -> HOMES.contains(layer.kind()))) {
        shares.stream()
            .filter(other -> other.store() != home.store())
            .forEach(other -> introduce(home.store(), other));
      }
    }
  }

  private void introduce(MemoryStore home, StoreShare other) {
    try {
      if (KnownStores.isNew(home, other.store().storeId())) {
        Orders.in(home).stream()
            .filter(StoredOrder::isStanding)
            .forEach(order -> run.carryOut(order, List.of(other.store())));
      }
      known.note(home, other.store().storeId(), other.layers());
    } catch (MemoryException silent) {
      LOG.debug("A store could not note its neighbour: {}", silent.getClass().getSimpleName());
    }
  }
}
