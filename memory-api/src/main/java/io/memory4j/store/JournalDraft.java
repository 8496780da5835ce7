package io.memory4j.store;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An event to be appended: ids, numbers and at most a short redacted reason, never remembered text.
 * Immutable and thread-safe.
 *
 * @param layer the layer it belongs to, and goes with
 * @param type what happened, such as {@code seen}
 * @param subject what it is about; it goes with this record
 * @param at when, by core's clock
 * @param weight how much it counts, where that means something
 * @param once a key of which the store admits one entry; empty means any number
 * @param data further values; unmodifiable
 */
public record JournalDraft(
    Layer layer,
    String type,
    Ref subject,
    Instant at,
    double weight,
    Optional<String> once,
    SortedMap<String, String> data) {
  /**
   * Checks the parts and copies collections.
   *
   * @param layer the layer it belongs to, and goes with
   * @param type what happened, such as {@code seen}
   * @param subject what it is about
   * @param at when, by core's clock
   * @param weight how much it counts, where that means something
   * @param once a key of which the store admits one entry
   * @param data further values
   */
  public JournalDraft {
    requireNonNull(layer, "layer");
    requireNonNull(type, "type");
    requireNonNull(subject, "subject");
    requireNonNull(at, "at");
    requireNonNull(once, "once");
    data = Collections.unmodifiableSortedMap(new TreeMap<>(data));
  }
}
