package io.memory4j.store;

import java.util.List;
import java.util.Set;

/**
 * One page of changes. Immutable and thread-safe.
 *
 * @param changed records that were inserted or changed, in their latest state, ascending by
 *     revision
 * @param deleted ids of records that were deleted; take them out before taking in the changed ones,
 *     since an id that came back may stand in both
 * @param through the revision up to which this page is complete, never below the one asked after;
 *     ask on from here
 * @param more whether there are changes after it
 * @param truncated whether deletions may be missing because they are no longer known; then nothing
 *     else in the page counts and the reader must load anew
 */
public record ChangePage(
    List<MemoryRecord> changed,
    Set<RecordId> deleted,
    long through,
    boolean more,
    boolean truncated) {
  /**
   * Checks the parts and copies collections.
   *
   * @param changed records that were inserted or changed, in their latest state, ascending by
   *     revision
   * @param deleted ids of records that were deleted
   * @param through the revision up to which this page is complete
   * @param more whether there are changes after it
   * @param truncated whether deletions may be missing because they are no longer known
   */
  public ChangePage {
    changed = List.copyOf(changed);
    deleted = Set.copyOf(deleted);
  }
}
