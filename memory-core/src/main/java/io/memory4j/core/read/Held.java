package io.memory4j.core.read;

import io.memory4j.store.RecordId;

/**
 * What is held of one record. Immutable; as thread-safe as its value.
 *
 * @param <T> what a record is turned into
 * @param id the record's id
 * @param sequence the record's place in the order
 * @param value what the record was turned into
 */
public record Held<T>(RecordId id, long sequence, T value) {}
