package io.memory4j.core.read;

import io.memory4j.store.RecordId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Takes records out of a list that has the newest first, and puts others in. A list is long and few
 * of its records change, so it is copied in runs, and a place is searched for by halves; only a
 * record whose place is not known is sought one by one. Not thread-safe.
 */
final class Splice<T> {
  private final List<Held<T>> newestFirst;
  private final BitSet gone = new BitSet();
  private final Set<RecordId> sought = new HashSet<>();
  private final List<Held<T>> added = new ArrayList<>();

  /** Starts from a list, which stays as it is. */
  Splice(List<Held<T>> newestFirst) {
    this.newestFirst = newestFirst;
  }

  /** Takes a record out, if it is there. */
  void remove(RecordId id) {
    sought.add(id);
  }

  /**
   * Takes a record out, if it is there.
   *
   * @param sequence where it may have stood
   */
  void remove(RecordId id, long sequence) {
    int at = place(sequence);
    if (at < newestFirst.size() && newestFirst.get(at).id().equals(id)) {
      gone.set(at);
    } else {
      remove(id);
    }
  }

  /** Puts a record in; one that was there must be taken out too. */
  void add(Held<T> record) {
    added.add(record);
  }

  /** {@return the list with all this done; unmodifiable} */
  List<Held<T>> result() {
    seek();
    added.sort(LayerState.NEWEST);
    List<Held<T>> all = new ArrayList<>(newestFirst.size() + added.size());
    int from = 0;
    for (Held<T> record : added) {
      int until = place(record.sequence());
      copy(from, until, all);
      all.add(record);
      from = until;
    }
    copy(from, newestFirst.size(), all);
    return Collections.unmodifiableList(all);
  }

  private void seek() {
    int left = sought.size();
    for (int at = 0; at < newestFirst.size() && left > 0; at++) {
      if (sought.contains(newestFirst.get(at).id())) {
        gone.set(at);
        left--;
      }
    }
  }

  /** {@return where the first record stands that is not newer} */
  private int place(long sequence) {
    int low = 0;
    int high = newestFirst.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (newestFirst.get(middle).sequence() > sequence) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private void copy(int from, int until, List<Held<T>> all) {
    int start = from;
    int out = gone.nextSetBit(from);
    while (out >= 0 && out < until) {
      all.addAll(newestFirst.subList(start, out));
      start = out + 1;
      out = gone.nextSetBit(start);
    }
    all.addAll(newestFirst.subList(start, until));
  }
}
