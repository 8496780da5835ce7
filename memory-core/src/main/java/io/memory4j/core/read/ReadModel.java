package io.memory4j.core.read;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordKind;
import io.memory4j.store.StoreMark;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Holds the newest open records of one kind, layer by layer, and asks the store only what changed:
 * nothing but its mark if nothing was committed, the head of a layer if something was, and the
 * changes if they concern the layer. Layers are loaded when they are first asked for; those not
 * asked for longest make room. One for each store, shared by all memories over it. Thread-safe.
 *
 * @param <T> what a record is turned into, once
 */
public final class ReadModel<T> {
  /** Of how many layers anything is kept; of those without records held, how many are open. */
  static final int MAX_LAYERS = 4_096;

  private final MemoryStore store;
  private final RecordKind kind;
  private final Function<? super MemoryRecord, ? extends T> value;
  private final int maxRecords;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<Layer, LayerState<T>> states = new LinkedHashMap<>(16, 0.75f, true);

  /**
   * Makes an empty model.
   *
   * @param store where the records are
   * @param kind their kind
   * @param value turns a record, which may lack its detail, into what is held of it
   * @param maxRecords how many records are held at most, over all layers; 0 holds none
   */
  public ReadModel(
      MemoryStore store,
      RecordKind kind,
      Function<? super MemoryRecord, ? extends T> value,
      int maxRecords) {
    this.store = store;
    this.kind = kind;
    this.value = value;
    this.maxRecords = maxRecords;
  }

  /**
   * {@return the newest open records of each layer as of now} They are all of a layer if there are
   * no more than asked for, else as many as asked for or more.
   *
   * @param layers the layers
   * @param size how many records of a layer are asked for, 1 or more
   */
  public Map<Layer, Newest<T>> newest(Collection<Layer> layers, int size) {
    lock.lock();
    try {
      return upToDate(layers, size);
    } finally {
      lock.unlock();
    }
  }

  /** Lets go of everything held. Returns after a load that was under way. */
  public void clear() {
    lock.lock();
    try {
      states.clear();
    } finally {
      lock.unlock();
    }
  }

  private Map<Layer, Newest<T>> upToDate(Collection<Layer> layers, int size) {
    // Taken before the snapshot: what is committed in between makes the next mark differ.
    StoreMark mark = store.mark();
    List<Layer> stale = new ArrayList<>(layers);
    stale.removeIf(layer -> isUpToDate(states.get(layer), mark, size));
    if (!stale.isEmpty()) {
      long room = maxRecords - held(layers) + held(stale);
      states.putAll(
          store.read(
              reader -> refreshed(stale, mark, room, new Refresh<>(reader, kind, value, size))));
    }
    Map<Layer, Newest<T>> answer = new HashMap<>();
    layers.forEach(layer -> answer.put(layer, state(layer).newest()));
    evict();
    return Collections.unmodifiableMap(answer);
  }

  private static boolean isUpToDate(@Nullable LayerState<?> state, StoreMark mark, int size) {
    return state != null && state.checked().equals(mark) && state.isEnough(size);
  }

  private LayerState<T> state(Layer layer) {
    return requireNonNull(states.get(layer), "each layer that is asked for has a state");
  }

  /** {@return how many records of some layers are held} */
  private long held(Collection<Layer> layers) {
    return layers.stream()
        .map(states::get)
        .filter(Objects::nonNull)
        .mapToLong(LayerState::size)
        .sum();
  }

  private Map<Layer, LayerState<T>> refreshed(
      List<Layer> layers, StoreMark mark, long room, Refresh<T> refresh) {
    Map<Layer, LayerState<T>> fresh = new HashMap<>();
    long left = room;
    for (Layer layer : layers) {
      LayerState<T> state = refresh.of(layer, states.get(layer), left);
      left -= state.size();
      fresh.put(layer, state.checkedAt(mark));
    }
    return fresh;
  }

  /**
   * Makes room by letting go of the records of layers that were not asked for longest. How many
   * they have stays known, as that takes long to count.
   */
  private void evict() {
    long held = states.values().stream().mapToLong(LayerState::size).sum();
    Iterator<Map.Entry<Layer, LayerState<T>>> eldestFirst = states.entrySet().iterator();
    int layers = states.size();
    while ((held > maxRecords || layers > MAX_LAYERS) && eldestFirst.hasNext()) {
      Map.Entry<Layer, LayerState<T>> eldest = eldestFirst.next();
      held -= eldest.getValue().size();
      if (layers > MAX_LAYERS) {
        eldestFirst.remove();
        layers--;
      } else {
        eldest.setValue(eldest.getValue().cutTo(0));
      }
    }
  }
}
