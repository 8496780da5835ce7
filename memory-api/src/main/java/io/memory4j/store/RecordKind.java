package io.memory4j.store;

import java.util.regex.Pattern;

/**
 * A kind of record. An open set: a store never switches over it. Kinds of one name must agree on
 * whether they are searched; a store refuses a name it knows with the other flag by
 * IllegalArgumentException. Immutable and thread-safe.
 *
 * @param name upper-case letters, digits and underscores, beginning with a letter, at most 32
 * @param searchable whether the text is indexed
 */
public record RecordKind(String name, boolean searchable) implements Comparable<RecordKind> {
  private static final Pattern FORM = Pattern.compile("[A-Z][A-Z0-9_]{0,31}");

  /**
   * Checks the parts and copies collections.
   *
   * @param name upper-case letters, digits and underscores, beginning with a letter, at most 32
   * @param searchable whether the text is indexed
   * @throws IllegalArgumentException if the name has another form
   */
  public RecordKind {
    if (!FORM.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "A kind's name is 1 to 32 upper-case letters, digits and underscores.");
    }
  }

  @Override
  public int compareTo(RecordKind other) {
    return name.compareTo(other.name);
  }
}
