package io.memory4j.core.tomb;

import io.memory4j.MemoryException;
import io.memory4j.store.MemoryStore;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finishes the scrubs that stores owe from an earlier process, each store once. A store that does
 * not answer is asked again next time. Thread-safe.
 */
public final class OwedScrubs {
  private static final Logger LOG = LoggerFactory.getLogger(OwedScrubs.class);

  private final Set<String> done = ConcurrentHashMap.newKeySet();

  /** Knows of no store yet. */
  public OwedScrubs() {}

  /**
   * Scrubs those of the stores that owe it. Throws nothing for a store's sake.
   *
   * @param stores the stores
   */
  public void settle(Collection<MemoryStore> stores) {
    stores.stream().filter(store -> !done.contains(store.storeId())).forEach(this::settle);
  }

  private void settle(MemoryStore store) {
    try {
      if (OwedScrub.isOwed(store)) {
        OwedScrub.settle(store, List.of());
        LOG.info("Scrubbed what an earlier process had deleted.");
      }
      done.add(store.storeId());
    } catch (MemoryException silent) {
      LOG.debug("A store could not be scrubbed now: {}", silent.getClass().getSimpleName());
    }
  }
}
