package io.memory4j.core.history;

import io.memory4j.Layer;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * How a history is kept. Immutable, and as thread-safe as its functions.
 *
 * @param consent tells whether sessions of an agent may be read without being named
 * @param layers tells the layer of a workspace, or of sessions that tell none; empty if they are
 *     not to be indexed
 * @param person the id of the person whose sessions they are, if it is known
 * @param maxAge how old a turn may be
 * @param maxTurns how many turns a store may hold
 */
public record HistoryRules(
    Predicate<String> consent,
    Function<Optional<String>, Optional<Layer>> layers,
    Optional<String> person,
    Duration maxAge,
    long maxTurns) {}
