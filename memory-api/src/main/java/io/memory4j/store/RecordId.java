package io.memory4j.store;

import static java.util.Objects.requireNonNull;

import java.util.regex.Pattern;

/**
 * The id of a record: a letter for its kind and 12 characters of lower-case Crockford base 32, made
 * by core from a secure random source. Immutable and thread-safe.
 *
 * @param value the 13 characters
 */
public record RecordId(String value) implements Comparable<RecordId> {
  private static final Pattern FORM = Pattern.compile("[a-z][0-9a-hjkmnp-tv-z]{12}");

  /**
   * Checks the parts and copies collections.
   *
   * @param value the 13 characters
   * @throws IllegalArgumentException if the value has another form
   */
  public RecordId {
    if (!FORM.matcher(requireNonNull(value, "value")).matches()) {
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
