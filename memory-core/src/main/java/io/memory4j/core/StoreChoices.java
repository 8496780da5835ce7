package io.memory4j.core;

import io.memory4j.LayerKind;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.store.MemoryStore;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The stores that a builder was given. A mistake is told when they are asked for and not before, so
 * that one place closes all of them. Not thread-safe.
 */
final class StoreChoices {
  private final Map<LayerKind, MemoryStore> byKind = new EnumMap<>(LayerKind.class);
  private final List<MemoryStore> all = new ArrayList<>();
  private @Nullable MemoryStore others;
  private @Nullable MemoryStore turns;
  private @Nullable String mistake;

  void add(MemoryStore store) {
    all.add(store);
    if (others != null && others != store) {
      mistake = "Two stores are for all layers; give one of them a layer kind.";
    }
    others = store;
  }

  void add(LayerKind kind, MemoryStore store) {
    all.add(store);
    MemoryStore earlier = byKind.put(kind, store);
    if (earlier != null && earlier != store) {
      mistake = "Two stores are for layers of kind " + kind.id() + "; choose one.";
    }
    if (kind == LayerKind.SYSTEM) {
      mistake = "The system layer has no store of its own; its records lie beside the others.";
    }
  }

  /** Adds a store for what was said in sessions. */
  void addTurns(MemoryStore store) {
    all.add(store);
    if (turns != null && turns != store) {
      mistake = "Two stores are for the history of sessions; choose one.";
    }
    turns = store;
  }

  /** {@return every store that was given} */
  List<MemoryStore> all() {
    return List.copyOf(all);
  }

  /**
   * {@return the router over these stores}
   *
   * @throws IllegalArgumentException if they do not go together
   */
  StoreRouter router() {
    if (mistake != null) {
      throw new IllegalArgumentException(mistake);
    }
    StoreRouter router = StoreRouter.of(byKind, others);
    return turns == null ? router : router.withTurns(turns);
  }
}
