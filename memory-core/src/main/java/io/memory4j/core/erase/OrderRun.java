package io.memory4j.core.erase;

import io.memory4j.MemoryException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.fact.Transactions;
import io.memory4j.store.MemoryStore;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Does orders in stores, one transaction each, and notes where they are done. Thread-safe.
 *
 * @param eraser does an order within a transaction
 * @param drop lets go of what this process holds of a store in memory
 * @param files let go of texts before stores do
 * @param isHome tells whether a store keeps persons or what applies everywhere
 */
record OrderRun(
    EraseRecords eraser,
    Consumer<MemoryStore> drop,
    FilesToClean files,
    Predicate<MemoryStore> isHome) {
  private static final Logger LOG = LoggerFactory.getLogger(OrderRun.class);

  /** Does an order in one store, unless nothing of it is left to do. */
  void erase(MemoryStore store, ErasureOrder order, Selection selection, Outcome outcome) {
    boolean done = store.read(reader -> EraseRecords.isDone(reader, order, selection));
    if (!done || !selection.episodes().isEmpty()) {
      outcome.erased.unite(
          Transactions.write(store, writer -> eraser.erase(writer, order, selection)));
      outcome.touched.add(store);
    }
    drop.accept(store);
    outcome.done.add(store);
  }

  /** Does an order that was found, in those of the stores that answer. */
  Outcome carryOut(StoredOrder stored, Collection<MemoryStore> open) {
    Outcome outcome = new Outcome();
    for (MemoryStore store : open) {
      trying(
          store,
          outcome,
          () -> {
            Selection selection = stored.in(store);
            Reach reach =
                store.read(reader -> EraseRecords.reach(reader, stored.order(), selection));
            outcome.erased.add(reach);
          });
    }
    files.forget(outcome);
    for (MemoryStore store : List.copyOf(open)) {
      if (!outcome.failed.contains(store)) {
        trying(store, outcome, () -> erase(store, stored.order(), stored.in(store), outcome));
      }
    }
    ScrubbedStores.scrub(outcome);
    return outcome;
  }

  private static void trying(MemoryStore store, Outcome outcome, Runnable step) {
    try {
      step.run();
    } catch (StoreUnavailableException silent) {
      outcome.failed.add(store);
    }
  }

  /** Notes in every store that keeps an order which stores have done it. */
  void finish(Collection<MemoryStore> stores, String order, Outcome outcome) {
    Set<String> done = new HashSet<>();
    outcome.done.stream()
        .filter(store -> !outcome.failed.contains(store))
        .forEach(store -> done.add(store.storeId()));
    for (MemoryStore store : stores) {
      try {
        Orders.done(store, order, done, isHome.test(store));
      } catch (MemoryException silent) {
        LOG.debug("A store could not note that an erasure is done; it will be noted later.");
      }
    }
  }
}
