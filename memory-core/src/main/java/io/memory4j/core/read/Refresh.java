package io.memory4j.core.read;

import io.memory4j.Layer;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.FacetField;
import io.memory4j.store.Head;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Brings what is held of layers up to one snapshot. A layer that has room is held whole. Of any
 * other the newest records are held, some more than are asked for: when records leave, the next
 * older ones are there. Confined to one read.
 *
 * @param reader the snapshot
 * @param kind the kind of the records
 * @param value turns a record into what is held of it
 * @param size how many records of a layer are asked for
 */
record Refresh<T>(
    StoreReader reader,
    RecordKind kind,
    Function<? super MemoryRecord, ? extends T> value,
    int size) {
  private static final Set<RecordStatus> OPEN =
      Set.of(RecordStatus.ACTIVE, RecordStatus.QUARANTINED);
  private static final int PAGE = 1_000;

  /** One record more is held for so many that are asked for. */
  private static final int SPARE = 8;

  /**
   * {@return the state of a layer as of now}
   *
   * @param known its last known state
   * @param room how many records may be held
   */
  LayerState<T> of(Layer layer, @Nullable LayerState<T> known, long room) {
    Head head = reader.head(Set.of(layer), Set.of(kind));
    int most = head.records() <= room ? Integer.MAX_VALUE : withSpare();
    LayerState<T> now = known == null ? null : followed(layer, head, known);
    if (now == null || !now.isEnough(size)) {
      now = load(layer, head, most, now == null ? LayerState.UNCOUNTED : now.open());
    }
    return now.cutTo(most);
  }

  private int withSpare() {
    return (int) Math.min(Integer.MAX_VALUE, size + size / SPARE + 1L);
  }

  /** {@return the state after what changed; null if it cannot be told, or is too much} */
  private @Nullable LayerState<T> followed(Layer layer, Head head, LayerState<T> known) {
    if (head.revision() < known.through()) {
      return null;
    }
    LayerState<T> state = known;
    while (state.through() < head.revision()) {
      ChangePage page =
          reader.changes(new ChangeQuery(Set.of(layer), Set.of(kind), state.through(), PAGE));
      if (page.truncated() || (page.more() && !state.isWhole())) {
        return null;
      }
      state = state.after(page, value);
      if (!page.more()) {
        state = state.completeThrough(head.revision());
      }
    }
    return state.open() == LayerState.UNCOUNTED ? state.counted(count(layer)) : state;
  }

  private LayerState<T> load(Layer layer, Head head, int most, long count) {
    List<Held<T>> records = new ArrayList<>();
    RecordQuery newest = open(layer).withoutDetail();
    reader.scan(
        most == Integer.MAX_VALUE ? newest : newest.limit(most),
        record -> records.add(new Held<>(record.id(), record.sequence(), value.apply(record))));
    records.sort(LayerState.NEWEST); // the order is the records' own, whatever a store answers
    long open = records.size() < most ? records.size() : count;
    return new LayerState<>(
        LayerState.NEVER,
        head.revision(),
        open == LayerState.UNCOUNTED ? count(layer) : open,
        Collections.unmodifiableList(records));
  }

  private RecordQuery open(Layer layer) {
    return RecordQuery.in(layer).kind(kind).statuses(OPEN);
  }

  /** Takes time for each record, so what is counted once is followed. */
  private long count(Layer layer) {
    return reader.facets(open(layer), FacetField.STATUS).stream()
        .mapToLong(one -> one.records())
        .sum();
  }
}
