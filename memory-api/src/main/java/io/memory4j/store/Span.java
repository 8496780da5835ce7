package io.memory4j.store;

/**
 * A part of a text, in code points. Immutable and thread-safe.
 *
 * @param from the first code point, from 0
 * @param until the code point after the last
 */
public record Span(int from, int until) {
  /**
   * Checks the parts and copies collections.
   *
   * @param from the first code point, from 0
   * @param until the code point after the last
   * @throws IllegalArgumentException if it is empty or negative
   */
  public Span {
    if (from < 0 || until <= from) {
      throw new IllegalArgumentException("A span from " + from + " until " + until + " is empty.");
    }
  }
}
