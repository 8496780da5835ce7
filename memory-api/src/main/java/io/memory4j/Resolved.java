package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * The fact that wins under a key, and the ones it shadows. Immutable and thread-safe.
 *
 * @param fact the most specific fact
 * @param shadowed the facts of more general layers under the same key, specific first
 */
public record Resolved(Fact fact, List<Fact> shadowed) {
  /**
   * Checks the parts and copies collections.
   *
   * @param fact the most specific fact
   * @param shadowed the facts of more general layers under the same key, specific first
   */
  public Resolved {
    requireNonNull(fact, "fact");
    shadowed = List.copyOf(shadowed);
  }
}
