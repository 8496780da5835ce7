package io.memory4j.core.route;

import io.memory4j.Layer;
import io.memory4j.store.MemoryStore;
import java.util.List;
import java.util.Set;

/**
 * The layers of one memory that one store keeps. Immutable and thread-safe.
 *
 * @param store the store
 * @param layers its layers, specific to general
 */
public record StoreShare(MemoryStore store, List<Layer> layers) {
  /**
   * Checks the parts and copies collections.
   *
   * @param store the store
   * @param layers its layers, specific to general
   */
  public StoreShare {
    layers = List.copyOf(layers);
  }

  /** {@return the layers as a set; unmodifiable} */
  public Set<Layer> layerSet() {
    return Set.copyOf(layers);
  }
}
