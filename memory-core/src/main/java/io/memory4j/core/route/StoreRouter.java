package io.memory4j.core.route;

import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.store.MemoryStore;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells which store keeps a layer. Immutable and thread-safe. */
public final class StoreRouter {
  private final Map<LayerKind, MemoryStore> byKind;
  private final @Nullable MemoryStore others;
  private final @Nullable MemoryStore turns;

  private StoreRouter(
      Map<LayerKind, MemoryStore> byKind,
      @Nullable MemoryStore others,
      @Nullable MemoryStore turns) {
    this.byKind = byKind;
    this.others = others;
    this.turns = turns;
  }

  /**
   * {@return the router over these stores}
   *
   * @param byKind the stores of layer kinds that have one of their own; copied
   * @param others the store of all other kinds; may be null
   * @throws IllegalArgumentException if there is no store, or two of them are one medium
   */
  public static StoreRouter of(Map<LayerKind, MemoryStore> byKind, @Nullable MemoryStore others) {
    Map<LayerKind, MemoryStore> copy = new EnumMap<>(LayerKind.class);
    copy.putAll(byKind);
    StoreRouter router = new StoreRouter(Collections.unmodifiableMap(copy), others, null);
    router.requireDistinctMedia();
    return router;
  }

  /**
   * {@return a router that keeps what was said in past sessions, of all layers, in one more store}
   *
   * @param store the store
   * @throws IllegalArgumentException if it and another of the stores are one medium
   */
  public StoreRouter withTurns(MemoryStore store) {
    StoreRouter router = new StoreRouter(byKind, others, store);
    router.requireDistinctMedia();
    return router;
  }

  private void requireDistinctMedia() {
    Map<String, MemoryStore> seen = new HashMap<>();
    for (MemoryStore store : stores()) {
      if (seen.put(store.storeId(), store) != null) {
        throw new IllegalArgumentException(
            "Two stores have the id " + store.storeId() + "; open one medium once only.");
      }
    }
    if (seen.isEmpty()) {
      throw new IllegalArgumentException("A memory needs a store; set one with store(...).");
    }
  }

  /** {@return the stores, each once, in no order; unmodifiable} */
  public Collection<MemoryStore> stores() {
    Set<MemoryStore> distinct = Collections.newSetFromMap(new IdentityHashMap<>());
    distinct.addAll(byKind.values());
    if (others != null) {
      distinct.add(others);
    }
    if (turns != null) {
      distinct.add(turns);
    }
    return List.copyOf(distinct);
  }

  /**
   * {@return the store that keeps a layer; empty if none does}
   *
   * @param layer the layer
   */
  public Optional<MemoryStore> storeOf(Layer layer) {
    return Optional.ofNullable(byKind.getOrDefault(layer.kind(), others));
  }

  /**
   * {@return the store that keeps what was said in past sessions of a layer; empty if none does}
   *
   * @param layer the layer
   */
  public Optional<MemoryStore> turnStoreOf(Layer layer) {
    return turns == null ? storeOf(layer) : Optional.of(turns);
  }

  /** {@return the stores that may keep what was said in past sessions, each once; unmodifiable} */
  public Collection<MemoryStore> turnStores() {
    return turns == null ? stores() : List.of(turns);
  }
}
