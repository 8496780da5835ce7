package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.util.Set;

/**
 * What to forget. Unless it says otherwise, a selector reaches only what lies within the layers of
 * the memory it is handed to, and what was made from that. More kinds may be added. Immutable and
 * thread-safe.
 */
public sealed interface Selector {
  /**
   * {@return a selector of one fact}
   *
   * @param id the fact's id
   */
  static Selector id(FactId id) {
    return new Ids(Set.of(id));
  }

  /**
   * {@return a selector of the most specific fact under a key}
   *
   * @param key the key
   */
  static Selector key(String key) {
    return new Key(key);
  }

  /**
   * {@return a selector of all that a layer holds}
   *
   * @param layer the layer
   */
  static Selector layer(Layer layer) {
    return new OfLayer(layer);
  }

  /**
   * {@return a selector of all that a person said and all that is kept about them}
   *
   * @param id the person's id; the memory it is handed to must see {@link Layer#person} of it
   */
  static Selector person(String id) {
    return new OfPerson(id);
  }

  /**
   * {@return a selector of what was said in a session and of what was made from it}
   *
   * @param id the session's id
   */
  static Selector episode(String id) {
    return new OfEpisode(id);
  }

  /**
   * These facts, with all their versions.
   *
   * @param ids one id or more
   */
  record Ids(Set<FactId> ids) implements Selector {
    /**
     * Checks the parts and copies collections.
     *
     * @param ids one id or more
     * @throws RejectedException if there is none
     */
    public Ids {
      ids = Set.copyOf(ids);
      if (ids.isEmpty()) {
        throw empty("A selector of ids names none; name one at least.");
      }
    }
  }

  /**
   * The most specific fact under a key, with all its versions.
   *
   * @param key not blank
   */
  record Key(String key) implements Selector {
    /**
     * Checks the parts and copies collections.
     *
     * @param key not blank
     * @throws RejectedException if it is blank
     */
    public Key {
      if (requireNonNull(key, "key").isBlank()) {
        throw empty("The key of a selector is blank; name the key to forget.");
      }
    }
  }

  /**
   * All that a layer holds.
   *
   * @param layer the layer
   */
  record OfLayer(Layer layer) implements Selector {
    /**
     * Checks the parts and copies collections.
     *
     * @param layer the layer
     */
    public OfLayer {
      requireNonNull(layer, "layer");
    }
  }

  /**
   * All that a person said, in whatever layer of whatever store, and the person's own layer. It is
   * the one selector that reaches beyond the layers of a memory: what a person said is theirs
   * wherever it lies.
   *
   * @param id the person's id, not blank
   */
  record OfPerson(String id) implements Selector {
    /**
     * Checks the parts and copies collections.
     *
     * @param id the person's id, not blank
     * @throws RejectedException if it is blank
     */
    public OfPerson {
      if (requireNonNull(id, "id").isBlank()) {
        throw empty("The person of a selector is blank; name the person to forget.");
      }
    }

    /** {@return who was selected, without the id} */
    @Override
    public String toString() {
      return "OfPerson[]";
    }
  }

  /**
   * What was said in a session and what was made from it. A text that was made from other sources
   * too is blanked.
   *
   * @param id the session's id, not blank
   */
  record OfEpisode(String id) implements Selector {
    /**
     * Checks the parts and copies collections.
     *
     * @param id the session's id, not blank
     * @throws RejectedException if it is blank
     */
    public OfEpisode {
      if (requireNonNull(id, "id").isBlank()) {
        throw empty("The session of a selector is blank; name the session to forget.");
      }
    }
  }

  private static RejectedException empty(String message) {
    return new RejectedException(RejectedException.Reason.EMPTY_SELECTOR, message, 1, 0);
  }
}
