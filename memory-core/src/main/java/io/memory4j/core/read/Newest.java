package io.memory4j.core.read;

import java.util.List;

/**
 * What is held of one layer: its newest open records. Immutable; as thread-safe as its values.
 *
 * @param <T> what a record is turned into
 * @param newestFirst the records; unmodifiable
 * @param open how many open records the layer has, these included
 */
public record Newest<T>(List<Held<T>> newestFirst, long open) {}
