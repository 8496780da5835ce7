package io.memory4j.store;

import static java.util.Objects.requireNonNull;

/**
 * A record to be inserted. Immutable and thread-safe.
 *
 * @param id the id core made
 * @param body what to keep
 */
public record NewRecord(RecordId id, RecordBody body) {
  /**
   * Checks the parts and copies collections.
   *
   * @param id the id core made
   * @param body what to keep
   */
  public NewRecord {
    requireNonNull(id, "id");
    requireNonNull(body, "body");
  }
}
