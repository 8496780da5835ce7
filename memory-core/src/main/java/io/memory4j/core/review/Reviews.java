package io.memory4j.core.review;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.core.route.StackRoute;
import io.memory4j.store.MemoryStore;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiFunction;

/**
 * The review chains of a memory, one for each layer that was asked for; each memory has that of its
 * most specific layer. The chains used last are kept, so that those who share a layer share its
 * runs; for one that was dropped the gate in its store still lets one run a day in. Thread-safe.
 */
public final class Reviews {
  private static final int MAX_CHAINS = 1_000;
  private static final float LOAD = 0.75f;

  private final BiFunction<MemoryStore, Layer, ReviewService> maker;
  private final Map<Layer, ReviewService> chains =
      new LinkedHashMap<>(16, LOAD, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Layer, ReviewService> eldest) {
          return size() > MAX_CHAINS;
        }
      };

  /**
   * Makes a collection without chains.
   *
   * @param maker makes the chain of a layer over its store, and reads nothing yet
   */
  public Reviews(BiFunction<MemoryStore, Layer, ReviewService> maker) {
    this.maker = requireNonNull(maker, "maker");
  }

  /**
   * {@return the chain of the most specific layer}
   *
   * @param route the layers and stores
   */
  public synchronized ReviewService of(StackRoute route) {
    Layer layer = route.stack().mostSpecific();
    return chains.computeIfAbsent(layer, made -> maker.apply(route.store(layer), made));
  }
}
