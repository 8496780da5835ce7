package io.memory4j.store;

import static java.util.Objects.requireNonNull;

import io.memory4j.internal.IdForm;

/**
 * The id of a record: a letter for its kind and 12 characters of lower-case Crockford base 32, made
 * by core from a secure random source. Immutable and thread-safe.
 *
 * @param value the 13 characters
 */
public record RecordId(String value) implements Comparable<RecordId> {
  /**
   * Checks the parts and copies collections.
   *
   * @param value the 13 characters
   * @throws IllegalArgumentException if the value has another form
   */
  public RecordId {
    if (!IdForm.isId(requireNonNull(value, "value"))) {
      throw new IllegalArgumentException(
          "A record's id is a letter and 12 characters of lower-case Crockford base 32.");
    }
  }

  @Override
  public int compareTo(RecordId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
