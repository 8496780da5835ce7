package io.memory4j.store;

import static java.util.Objects.requireNonNull;

/**
 * A body as the store keeps it, with the four numbers the store alone makes, all from one strictly
 * rising counter. {@link #toString} shows id and numbers, never text. Immutable and thread-safe.
 *
 * @param id the id
 * @param body what core decided
 * @param sequence its place in the order; no two records share one
 * @param revision its last change
 * @param born the revision at which it was inserted
 * @param closed the revision that first made it SUPERSEDED or HUSK; 0 while it is open
 */
public record MemoryRecord(
    RecordId id, RecordBody body, long sequence, long revision, long born, long closed) {
  /**
   * Checks the parts and copies collections.
   *
   * @param id the id
   * @param body what core decided
   * @param sequence its place in the order
   * @param revision its last change
   * @param born the revision at which it was inserted
   * @param closed the revision that first made it SUPERSEDED or HUSK
   */
  public MemoryRecord {
    requireNonNull(id, "id");
    requireNonNull(body, "body");
  }

  @Override
  public String toString() {
    return "MemoryRecord["
        + id
        + ", "
        + body
        + ", sequence "
        + sequence
        + ", revision "
        + revision
        + "]";
  }
}
