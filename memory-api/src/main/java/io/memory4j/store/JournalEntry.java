package io.memory4j.store;

import static java.util.Objects.requireNonNull;

/**
 * An event as the store keeps it. Immutable and thread-safe.
 *
 * @param sequence its place in the order, from the counter that numbers the records too
 * @param event what was appended
 */
public record JournalEntry(long sequence, JournalDraft event) {
  /**
   * Checks the parts and copies collections.
   *
   * @param sequence its place in the order, from the counter that numbers the records too
   * @param event what was appended
   */
  public JournalEntry {
    requireNonNull(event, "event");
  }
}
