package io.memory4j.store;

/**
 * An opaque token of a store's state. Only equality means anything, and only between marks of the
 * same open store. Immutable and thread-safe.
 *
 * @param value of no meaning
 */
public record StoreMark(long value) {}
