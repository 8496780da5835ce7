package io.memory4j.core.read;

import io.memory4j.store.ChangePage;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.StoreMark;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * The newest open records of one layer as they were at a revision, newest first. No record that is
 * left out is newer than one that is held, so changes can be followed: what they put behind the
 * last held record stays outside. Immutable and thread-safe.
 *
 * @param checked the store's mark from before this was read or last found to be up to date
 * @param through the revision up to which this is complete
 * @param open how many open records the layer has, or {@link #UNCOUNTED}
 * @param newestFirst the records
 */
record LayerState<T>(StoreMark checked, long through, long open, List<Held<T>> newestFirst) {
  static final Comparator<Held<?>> NEWEST =
      Comparator.<Held<?>>comparingLong(Held::sequence).reversed();

  /** Stands in until a state is marked with the real one. */
  static final StoreMark NEVER = new StoreMark(0);

  /** Records were deleted, and changes do not tell whether those that are not held were open. */
  static final long UNCOUNTED = -1;

  /** {@return how many records are held} */
  int size() {
    return newestFirst.size();
  }

  /** {@return whether these are all open records of the layer} */
  boolean isWhole() {
    return newestFirst.size() == open;
  }

  /** {@return whether these are as many records as are asked for, or all} */
  boolean isEnough(int size) {
    return newestFirst.size() >= size || isWhole();
  }

  LayerState<T> checkedAt(StoreMark mark) {
    return new LayerState<>(mark, through, open, newestFirst);
  }

  LayerState<T> completeThrough(long revision) {
    return new LayerState<>(checked, revision, open, newestFirst);
  }

  LayerState<T> counted(long count) {
    return new LayerState<>(checked, through, count, newestFirst);
  }

  /** {@return this state with some of the newest records} */
  LayerState<T> cutTo(int size) {
    return newestFirst.size() <= size
        ? this
        : new LayerState<>(checked, through, open, List.copyOf(newestFirst.subList(0, size)));
  }

  Newest<T> newest() {
    return new Newest<>(newestFirst, open);
  }

  /** {@return this state after a page of changes, which is complete through the page's revision} */
  LayerState<T> after(ChangePage page, Function<? super MemoryRecord, ? extends T> value) {
    Splice<T> splice = new Splice<>(newestFirst);
    page.deleted().forEach(splice::remove);
    long opened = 0;
    for (MemoryRecord record : page.changed()) {
      boolean isOpen = !record.body().status().isClosed();
      if (record.born() <= through) {
        splice.remove(record.id(), record.sequence());
        opened -= record.closed() > through ? 1 : 0;
      } else {
        opened += isOpen ? 1 : 0;
      }
      if (isOpen && record.sequence() >= oldest()) {
        splice.add(new Held<>(record.id(), record.sequence(), value.apply(record)));
      }
    }
    List<Held<T>> now = splice.result();
    long exact = page.deleted().isEmpty() && open != UNCOUNTED ? open + opened : UNCOUNTED;
    return new LayerState<>(checked, page.through(), isWhole() ? now.size() : exact, now);
  }

  /** {@return the least sequence of which it is known that no record is missing from there on} */
  private long oldest() {
    if (isWhole()) {
      return Long.MIN_VALUE;
    }
    return newestFirst.isEmpty() ? Long.MAX_VALUE : newestFirst.get(size() - 1).sequence();
  }
}
