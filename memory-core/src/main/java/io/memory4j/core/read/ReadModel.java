package io.memory4j.core.read;

import io.memory4j.Layer;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.Head;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;

/**
 * Holds the open records of one kind, layer by layer, and asks the store only what changed: nothing
 * but its mark if nothing was committed, the head of a layer if something was, and the changes if
 * they concern the layer. Layers are loaded when they are first asked for; those not asked for
 * longest make room. One for each store, shared by all memories over it. Thread-safe.
 *
 * @param <T> what a record is turned into, once
 */
public final class ReadModel<T> {
  private static final Set<RecordStatus> OPEN =
      Set.of(RecordStatus.ACTIVE, RecordStatus.QUARANTINED);
  private static final int PAGE = 1_000;

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
   * {@return the open records of each layer as of now, newest first; a layer that has more records
   * than are held is left out} Lists are unmodifiable.
   *
   * @param layers the layers
   */
  public Map<Layer, List<Held<T>>> newestFirst(Collection<Layer> layers) {
    if (maxRecords == 0) {
      return Map.of();
    }
    lock.lock();
    try {
      return upToDate(layers);
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

  private Map<Layer, List<Held<T>>> upToDate(Collection<Layer> layers) {
    // Taken before the snapshot: what is committed in between makes the next mark differ.
    StoreMark mark = store.mark();
    List<Layer> stale = new ArrayList<>(layers);
    stale.removeIf(layer -> isCheckedAt(mark, layer));
    if (!stale.isEmpty()) {
      long room = maxRecords - held(layers, stale);
      Map<Layer, LayerState<T>> fresh = store.read(reader -> refreshed(reader, mark, stale, room));
      states.keySet().removeAll(stale);
      states.putAll(fresh);
    }
    Map<Layer, List<Held<T>>> answer = new HashMap<>();
    for (Layer layer : layers) {
      if (isCheckedAt(mark, layer)) {
        answer.put(layer, states.getOrDefault(layer, LayerState.empty()).newestFirst());
      }
    }
    evict();
    return Collections.unmodifiableMap(answer);
  }

  private boolean isCheckedAt(StoreMark mark, Layer layer) {
    LayerState<T> state = states.get(layer);
    return state != null && state.checked().equals(mark);
  }

  /** {@return how many records of the layers that are not stale are held} */
  private long held(Collection<Layer> layers, List<Layer> stale) {
    return layers.stream()
        .filter(layer -> !stale.contains(layer))
        .mapToLong(layer -> states.getOrDefault(layer, LayerState.empty()).newestFirst().size())
        .sum();
  }

  private Map<Layer, LayerState<T>> refreshed(
      StoreReader reader, StoreMark mark, List<Layer> layers, long room) {
    Map<Layer, LayerState<T>> fresh = new HashMap<>();
    long left = room;
    for (Layer layer : layers) {
      Head head = reader.head(Set.of(layer), Set.of(kind));
      if (head.records() <= left) {
        left -= head.records();
        fresh.put(layer, refreshed(reader, layer, head).checkedAt(mark));
      }
    }
    return fresh;
  }

  private LayerState<T> refreshed(StoreReader reader, Layer layer, Head head) {
    LayerState<T> state = states.get(layer);
    if (state == null || head.revision() < state.through()) {
      return load(reader, layer, head);
    }
    while (state.through() < head.revision()) {
      ChangePage page =
          reader.changes(new ChangeQuery(Set.of(layer), Set.of(kind), state.through(), PAGE));
      if (page.truncated()) {
        return load(reader, layer, head);
      }
      state = state.after(page, value);
      if (!page.more()) {
        return new LayerState<>(state.checked(), head.revision(), state.newestFirst());
      }
    }
    return state;
  }

  private LayerState<T> load(StoreReader reader, Layer layer, Head head) {
    List<Held<T>> records = new ArrayList<>();
    reader.scan(
        RecordQuery.in(layer).kind(kind).statuses(OPEN).withoutDetail(),
        record -> records.add(new Held<>(record.id(), record.sequence(), value.apply(record))));
    records.sort(LayerState.NEWEST); // the order is the records' own, whatever a store answers
    return new LayerState<>(
        LayerState.NEVER, head.revision(), Collections.unmodifiableList(records));
  }

  /** Makes room by letting go of what was not asked for longest. */
  private void evict() {
    long held = states.values().stream().mapToLong(state -> state.newestFirst().size()).sum();
    Iterator<LayerState<T>> oldestFirst = states.values().iterator();
    while (held > maxRecords && oldestFirst.hasNext()) {
      held -= oldestFirst.next().newestFirst().size();
      oldestFirst.remove();
    }
  }
}
