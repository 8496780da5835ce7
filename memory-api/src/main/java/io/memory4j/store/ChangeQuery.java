package io.memory4j.store;

import io.memory4j.Layer;
import java.util.Set;

/**
 * What to follow. Immutable and thread-safe.
 *
 * @param layers empty means all
 * @param kinds empty means all
 * @param after the revision after which changes count, 0 or more
 * @param limit how many changes and deletions at most together, 1 or more
 */
public record ChangeQuery(Set<Layer> layers, Set<RecordKind> kinds, long after, int limit) {
  /**
   * Checks the parts and copies collections.
   *
   * @param layers empty means all
   * @param kinds empty means all
   * @param after the revision after which changes count, 0 or more
   * @param limit how many changes and deletions at most together, 1 or more
   * @throws IllegalArgumentException if a number is out of range
   */
  public ChangeQuery {
    layers = Set.copyOf(layers);
    kinds = Set.copyOf(kinds);
    if (after < 0 || limit < 1) {
      throw new IllegalArgumentException(
          "Changes are asked for after revision 0 or more, 1 or more at a time.");
    }
  }
}
