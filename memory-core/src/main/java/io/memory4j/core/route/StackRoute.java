package io.memory4j.core.route;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.store.MemoryStore;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The layers that one memory may touch, and the stores that keep them. Whatever a memory reads or
 * writes, it finds its layers and stores here and nowhere else. Immutable and thread-safe.
 */
public final class StackRoute {
  private final LayerStack stack;
  private final Map<Layer, MemoryStore> stores;

  private StackRoute(LayerStack stack, Map<Layer, MemoryStore> stores) {
    this.stack = stack;
    this.stores = stores;
  }

  /**
   * {@return the route of a stack}
   *
   * @param stack the layers
   * @param router tells their stores
   * @throws IllegalArgumentException if a layer has no store
   */
  public static StackRoute of(LayerStack stack, StoreRouter router) {
    Map<Layer, MemoryStore> stores = new LinkedHashMap<>();
    for (Layer layer : stack.specificFirst()) {
      stores.put(layer, router.storeOf(layer).orElseThrow(() -> withoutStore(layer)));
    }
    return new StackRoute(stack, stores);
  }

  private static IllegalArgumentException withoutStore(Layer layer) {
    return new IllegalArgumentException(
        "No store keeps layers of kind "
            + layer.kind().id()
            + "; give the builder a store for this kind, or one for all.");
  }

  /** {@return the layers} */
  public LayerStack stack() {
    return stack;
  }

  /**
   * {@return the store that keeps a layer}
   *
   * @param layer one of the stack
   * @throws IllegalArgumentException if the layer is none of the stack
   */
  public MemoryStore store(Layer layer) {
    return requireNonNull(stores.get(require(layer)), "every layer of the stack has a store");
  }

  /**
   * {@return this layer}
   *
   * @param layer one of the stack
   * @throws IllegalArgumentException if the layer is none of the stack
   */
  public Layer require(Layer layer) {
    if (!stack.contains(layer)) {
      throw new IllegalArgumentException(
          "A layer of kind "
              + layer.kind().id()
              + " is not one of this memory's layers; bind a memory to it first.");
    }
    return layer;
  }

  /** {@return the shares of all layers, the store of the most specific layer first} */
  public List<StoreShare> shares() {
    return shares(stores.keySet());
  }

  /**
   * {@return the shares of some layers, the store of the most specific layer first}
   *
   * @param layers of the stack
   * @throws IllegalArgumentException if one of the layers is none of the stack
   */
  public List<StoreShare> shares(Collection<Layer> layers) {
    layers.forEach(this::require);
    Map<String, StoreShare> shares = new LinkedHashMap<>();
    stores.forEach(
        (layer, store) -> {
          if (layers.contains(layer)) {
            shares.merge(
                store.storeId(), new StoreShare(store, List.of(layer)), StackRoute::joined);
          }
        });
    return List.copyOf(shares.values());
  }

  private static StoreShare joined(StoreShare first, StoreShare second) {
    List<Layer> layers = new ArrayList<>(first.layers());
    layers.addAll(second.layers());
    return new StoreShare(first.store(), layers);
  }

  /**
   * {@return the share of the store with this id; empty if no layer lies there}
   *
   * @param storeId the store's id
   */
  public Optional<StoreShare> shareOf(String storeId) {
    return shares().stream().filter(share -> share.store().storeId().equals(storeId)).findFirst();
  }

  /**
   * {@return the place of a layer, 0 for the most specific}
   *
   * @param layer one of the stack
   */
  public int place(Layer layer) {
    return stack.specificFirst().indexOf(layer);
  }
}
