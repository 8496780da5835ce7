package io.memory4j.store;

import static java.util.Objects.requireNonNull;

/**
 * A pointer to something in any store: a scheme and an id. A store interprets {@link #RECORD}
 * alone. Immutable and thread-safe.
 *
 * @param scheme one of the constants
 * @param id the id, not blank
 */
public record Ref(String scheme, String id) implements Comparable<Ref> {
  /** The scheme of records. */
  public static final String RECORD = "record";

  /** The scheme of episodes. */
  public static final String EPISODE = "episode";

  /** The scheme of persons. */
  public static final String PERSON = "person";

  /** The scheme of review periods. */
  public static final String PERIOD = "period";

  /**
   * Checks the parts and copies collections.
   *
   * @param scheme one of the constants
   * @param id the id, not blank
   * @throws IllegalArgumentException if the id is blank
   */
  public Ref {
    requireNonNull(scheme, "scheme");
    if (requireNonNull(id, "id").isBlank()) {
      throw new IllegalArgumentException(
          "The id of a reference is blank; its scheme is " + scheme + ".");
    }
  }

  /**
   * {@return a reference to a record}
   *
   * @param id the record's id
   */
  public static Ref record(RecordId id) {
    return new Ref(RECORD, id.value());
  }

  /**
   * {@return a reference to an episode}
   *
   * @param id the episode's id
   */
  public static Ref episode(String id) {
    return new Ref(EPISODE, id);
  }

  /**
   * {@return a reference to a person}
   *
   * @param id the person's id
   */
  public static Ref person(String id) {
    return new Ref(PERSON, id);
  }

  /**
   * {@return a reference to a review period}
   *
   * @param key the period's key
   */
  public static Ref period(String key) {
    return new Ref(PERIOD, key);
  }

  @Override
  public int compareTo(Ref other) {
    int byScheme = scheme.compareTo(other.scheme);
    return byScheme != 0 ? byScheme : id.compareTo(other.id);
  }
}
