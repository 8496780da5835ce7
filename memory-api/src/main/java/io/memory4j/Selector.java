package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.util.Set;

/**
 * What to forget. A selector reaches only what lies within the layers of the memory it is handed
 * to. More kinds may be added. Immutable and thread-safe.
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

  private static RejectedException empty(String message) {
    return new RejectedException(RejectedException.Reason.EMPTY_SELECTOR, message, 1, 0);
  }
}
