package io.memory4j.core.erase;

import io.memory4j.core.tomb.Seal;
import io.memory4j.store.MemoryStore;

/**
 * An order as a store keeps it. Immutable and thread-safe.
 *
 * @param order the order
 * @param sealed what it selects by name
 * @param seal what the names are sealed with
 */
record StoredOrder(ErasureOrder order, SealedSelection sealed, Seal seal) {
  /** {@return what it selects in a store} */
  Selection in(MemoryStore store) {
    return store.read(reader -> sealed.open(reader, seal, order.at()));
  }

  /** {@return whether it holds for stores that are not known yet} */
  boolean isStanding() {
    return !sealed.persons().isEmpty();
  }
}
