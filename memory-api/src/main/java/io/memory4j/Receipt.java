package io.memory4j;

import java.util.List;

/**
 * What {@link AgentMemory#undo} needs to take a change back: ids and a number, never text.
 * Immutable and thread-safe.
 *
 * @param storeId the store that was changed
 * @param created the facts that the change added, in order
 * @param closed the facts that the change superseded, in order
 * @param revision the store's revision after the change
 */
public record Receipt(String storeId, List<FactId> created, List<FactId> closed, long revision) {
  /**
   * Checks the parts and copies collections.
   *
   * @param storeId the store that was changed
   * @param created the facts that the change added, in order
   * @param closed the facts that the change superseded, in order
   * @param revision the store's revision after the change
   */
  public Receipt {
    created = List.copyOf(created);
    closed = List.copyOf(closed);
  }
}
