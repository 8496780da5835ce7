package io.memory4j.core.erase;

import io.memory4j.store.RecordId;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;

/**
 * What is to be deleted, by ids, and in which stores. Immutable and thread-safe.
 *
 * @param id a random id
 * @param at when it was given, by core's clock
 * @param gone records to be deleted, in whatever store
 * @param blank records to be blanked, in whatever store
 * @param todo the ids of the stores that have not done it yet
 */
record ErasureOrder(
    String id, Instant at, Set<RecordId> gone, Set<RecordId> blank, Set<String> todo) {
  ErasureOrder {
    gone = Set.copyOf(gone);
    blank = Set.copyOf(blank);
    todo = Set.copyOf(todo);
  }

  /** {@return the same order for those stores that are left; without ids if none is} */
  ErasureOrder without(Set<String> done) {
    Set<String> left = new HashSet<>(todo);
    left.removeAll(done);
    boolean open = !left.isEmpty();
    return new ErasureOrder(id, at, open ? gone : Set.of(), open ? blank : Set.of(), left);
  }
}
