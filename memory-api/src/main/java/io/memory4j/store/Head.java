package io.memory4j.store;

/**
 * The state of a set of layers and kinds: equal heads of one store mean equal records. Immutable
 * and thread-safe.
 *
 * @param revision the highest revision ever committed there, deletions included; 0 if nothing was
 * @param records how many records there are, of any status
 */
public record Head(long revision, long records) {}
