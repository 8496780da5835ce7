package io.memory4j.core.tomb;

/**
 * Makes of a name what tells only those who know the name whether it is the same, by the salt of
 * one store. Implementations are thread-safe.
 */
@FunctionalInterface
public interface Seal {
  /**
   * {@return the salted hash of a name, in lower-case hexadecimal digits}
   *
   * @param name any text
   */
  String of(String name);
}
