package io.memory4j.store;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Which journal entries. Immutable and thread-safe.
 *
 * @param layers empty means all
 * @param types empty means all
 * @param subjects empty means all
 * @param after only entries with a higher sequence
 * @param before only entries that happened before this instant; empty means all
 * @param limit how many at most; empty means all
 */
public record JournalQuery(
    Set<Layer> layers,
    Set<String> types,
    Set<Ref> subjects,
    long after,
    Optional<Instant> before,
    OptionalInt limit) {
  /**
   * Checks the parts and copies collections.
   *
   * @param layers empty means all
   * @param types empty means all
   * @param subjects empty means all
   * @param after only entries with a higher sequence
   * @param before only entries that happened before this instant
   * @param limit how many at most
   */
  public JournalQuery {
    layers = Set.copyOf(layers);
    types = Set.copyOf(types);
    subjects = Set.copyOf(subjects);
    requireNonNull(before, "before");
    requireNonNull(limit, "limit");
  }

  /** {@return the query of all entries} */
  public static JournalQuery all() {
    return new JournalQuery(Set.of(), Set.of(), Set.of(), 0, Optional.empty(), OptionalInt.empty());
  }

  /**
   * {@return the query of all entries about one subject}
   *
   * @param subject the subject
   */
  public static JournalQuery about(Ref subject) {
    return new JournalQuery(
        Set.of(), Set.of(), Set.of(subject), 0, Optional.empty(), OptionalInt.empty());
  }

  /**
   * {@return a copy of one type only}
   *
   * @param type the type
   */
  public JournalQuery type(String type) {
    return new JournalQuery(layers, Set.of(type), subjects, after, before, limit);
  }

  /**
   * {@return a copy of one layer only}
   *
   * @param layer the layer
   */
  public JournalQuery in(Layer layer) {
    return new JournalQuery(Set.of(layer), types, subjects, after, before, limit);
  }

  /**
   * {@return a copy of what comes after a sequence}
   *
   * @param sequence the sequence
   */
  public JournalQuery after(long sequence) {
    return new JournalQuery(layers, types, subjects, sequence, before, limit);
  }

  /**
   * {@return a copy with a limit}
   *
   * @param max how many entries at most
   */
  public JournalQuery limit(int max) {
    return new JournalQuery(layers, types, subjects, after, before, OptionalInt.of(max));
  }
}
