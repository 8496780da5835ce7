package io.memory4j;

import static java.util.Objects.requireNonNull;

import io.memory4j.internal.IdForm;

/**
 * The id of a fact: the letter {@code f} and 12 characters of lower-case Crockford base 32, random.
 * Immutable and thread-safe.
 *
 * @param value the 13 characters
 */
public record FactId(String value) implements Comparable<FactId> {
  private static final char KIND = 'f';

  /**
   * Checks the parts and copies collections.
   *
   * @param value the 13 characters
   * @throws IllegalArgumentException if the value has another form
   */
  public FactId {
    if (!IdForm.isId(requireNonNull(value, "value")) || value.charAt(0) != KIND) {
      throw new IllegalArgumentException(
          "A fact's id is 'f' and 12 characters of lower-case Crockford base 32.");
    }
  }

  @Override
  public int compareTo(FactId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
