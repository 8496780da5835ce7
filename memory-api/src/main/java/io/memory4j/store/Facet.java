package io.memory4j.store;

import static java.util.Objects.requireNonNull;

/**
 * One value of a field and what carries it. Immutable and thread-safe.
 *
 * @param value the value; for a layer its id, for an enum its name
 * @param records how many records carry it
 * @param newestSequence the highest sequence among them
 */
public record Facet(String value, long records, long newestSequence) {
  /**
   * Checks the parts and copies collections.
   *
   * @param value the value
   * @param records how many records carry it
   * @param newestSequence the highest sequence among them
   */
  public Facet {
    requireNonNull(value, "value");
  }
}
