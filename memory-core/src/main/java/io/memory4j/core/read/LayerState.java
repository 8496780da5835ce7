package io.memory4j.core.read;

import io.memory4j.store.ChangePage;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.StoreMark;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The open records of one layer as they were at a revision, newest first. Immutable and
 * thread-safe.
 *
 * @param checked the store's mark from before this was read or last found to be up to date
 * @param through the revision up to which this is complete
 * @param newestFirst the records
 */
record LayerState<T>(StoreMark checked, long through, List<Held<T>> newestFirst) {
  static final Comparator<Held<?>> NEWEST =
      Comparator.<Held<?>>comparingLong(Held::sequence).reversed();

  /** Stands in until a state is marked with the real one. */
  static final StoreMark NEVER = new StoreMark(0);

  static <T> LayerState<T> empty() {
    return new LayerState<>(NEVER, 0, List.of());
  }

  LayerState<T> checkedAt(StoreMark mark) {
    return new LayerState<>(mark, through, newestFirst);
  }

  /** {@return this state after a page of changes, which is complete through the page's revision} */
  LayerState<T> after(ChangePage page, Function<? super MemoryRecord, ? extends T> value) {
    Set<RecordId> touched = new HashSet<>(page.deleted());
    List<Held<T>> added = new ArrayList<>();
    for (MemoryRecord record : page.changed()) {
      if (record.born() <= through) {
        touched.add(record.id());
      }
      if (!record.body().status().isClosed()) {
        added.add(new Held<>(record.id(), record.sequence(), value.apply(record)));
      }
    }
    added.sort(NEWEST);
    return new LayerState<>(checked, page.through(), merged(added, touched));
  }

  private List<Held<T>> merged(List<Held<T>> added, Set<RecordId> touched) {
    List<Held<T>> all = new ArrayList<>(newestFirst.size() + added.size());
    if (touched.isEmpty() && isNewer(added)) {
      all.addAll(added);
      all.addAll(newestFirst);
      return Collections.unmodifiableList(all);
    }
    int next = 0;
    for (Held<T> old : newestFirst) {
      while (next < added.size() && added.get(next).sequence() > old.sequence()) {
        all.add(added.get(next++));
      }
      if (!touched.contains(old.id())) {
        all.add(old);
      }
    }
    all.addAll(added.subList(next, added.size()));
    return Collections.unmodifiableList(all);
  }

  /** The common case: facts were written, and nothing that is held changed. */
  private boolean isNewer(List<Held<T>> added) {
    return added.isEmpty()
        || newestFirst.isEmpty()
        || added.get(added.size() - 1).sequence() > newestFirst.get(0).sequence();
  }
}
