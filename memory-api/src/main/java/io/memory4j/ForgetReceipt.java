package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What forgetting did, or would do. Holds counts and layers, never text. Immutable and thread-safe.
 *
 * @param deleted how many records of each kind went, by the kind's name in ascending order
 * @param blanked how many texts of each kind were made from other sources too: they lost their
 *     words at once and wait to be made anew from what is left
 * @param layers the layers of this memory that something went from; what went from others is
 *     counted and not named
 * @param visibleAgain the layer whose fact under the forgotten key is visible now, if a more
 *     general one was shadowed
 * @param verified whether the bytes of every store were searched and no trace was found
 * @param pending layers whose stores could not finish, or are not open, and will when next opened
 *     together with one that knows; a store that is never opened again is never cleaned
 * @param notCovered what may still hold the text and could not be cleaned, one sentence each, such
 *     as backups outside a store's own folder
 */
public record ForgetReceipt(
    Map<String, Long> deleted,
    Map<String, Long> blanked,
    Set<Layer> layers,
    Optional<Layer> visibleAgain,
    boolean verified,
    Set<Layer> pending,
    List<String> notCovered) {
  /**
   * Checks the parts and copies collections.
   *
   * @param deleted how many records of each kind went
   * @param blanked how many texts of each kind lost their words
   * @param layers the layers that something went from
   * @param visibleAgain the layer whose fact is visible now
   * @param verified whether no trace was found
   * @param pending layers whose stores could not finish
   * @param notCovered what may still hold the text
   */
  public ForgetReceipt {
    deleted = Collections.unmodifiableMap(new TreeMap<>(deleted));
    blanked = Collections.unmodifiableMap(new TreeMap<>(blanked));
    layers = Set.copyOf(layers);
    requireNonNull(visibleAgain, "visibleAgain");
    pending = Set.copyOf(pending);
    notCovered = List.copyOf(notCovered);
  }

  /** {@return the receipt of a call that found nothing to forget} */
  public static ForgetReceipt ofNothing() {
    return new ForgetReceipt(
        Map.of(), Map.of(), Set.of(), Optional.empty(), false, Set.of(), List.of());
  }

  /** {@return how many records went or lost their words, over all kinds} */
  public long total() {
    return sum(deleted) + sum(blanked);
  }

  private static long sum(Map<String, Long> counts) {
    return counts.values().stream().mapToLong(Long::longValue).sum();
  }
}
