package io.memory4j.store;

import static java.util.Objects.requireNonNull;

/**
 * An edge of the provenance graph, from the record that holds it. Immutable and thread-safe.
 *
 * @param relation how
 * @param target to what
 */
public record Link(Relation relation, Ref target) implements Comparable<Link> {
  /**
   * Checks the parts and copies collections.
   *
   * @param relation how
   * @param target to what
   */
  public Link {
    requireNonNull(relation, "relation");
    requireNonNull(target, "target");
  }

  @Override
  public int compareTo(Link other) {
    int byRelation = relation.compareTo(other.relation);
    return byRelation != 0 ? byRelation : target.compareTo(other.target);
  }
}
