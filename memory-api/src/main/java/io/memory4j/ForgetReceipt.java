package io.memory4j;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What forgetting did. Holds counts and layers, never text. Immutable and thread-safe.
 *
 * @param deleted how many records of each kind went, by the kind's name in ascending order
 * @param visibleAgain the layer whose fact under the forgotten key is visible now, if a more
 *     general one was shadowed
 * @param verified whether the bytes of every store were searched and no trace was found
 * @param pending layers whose stores could not finish and will when next opened
 */
public record ForgetReceipt(
    Map<String, Long> deleted, Optional<Layer> visibleAgain, boolean verified, Set<Layer> pending) {
  /**
   * Checks the parts and copies collections.
   *
   * @param deleted how many records of each kind went, by the kind's name in ascending order
   * @param visibleAgain the layer whose fact under the forgotten key is visible now, if a more
   *     general one was shadowed
   * @param verified whether the bytes of every store were searched and no trace was found
   * @param pending layers whose stores could not finish and will when next opened
   */
  public ForgetReceipt {
    deleted = Collections.unmodifiableMap(new TreeMap<>(deleted));
    pending = Set.copyOf(pending);
  }

  /** {@return how many records went, over all kinds} */
  public long total() {
    return deleted.values().stream().mapToLong(Long::longValue).sum();
  }
}
