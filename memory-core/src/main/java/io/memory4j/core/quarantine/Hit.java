package io.memory4j.core.quarantine;

/**
 * A phrase found in a text.
 *
 * @param concept what it means
 * @param start its first index
 * @param end the index after its last
 */
record Hit(Concept concept, int start, int end) {
  /** Returns the characters between two phrases, 0 if they overlap. */
  int distance(Hit other) {
    return Math.max(0, Math.max(start - other.end, other.start - end));
  }
}
