package io.memory4j.store;

import java.util.List;

/**
 * What a scrub did. Immutable and thread-safe.
 *
 * @param verified whether every byte could be looked at and no trace was found
 * @param bytesScanned how many bytes were looked at
 * @param tracesFound how many of the given traces are left
 * @param notReached what could not be looked at, and why
 */
public record ScrubReport(
    boolean verified, long bytesScanned, long tracesFound, List<String> notReached) {
  /**
   * Checks the parts and copies collections.
   *
   * @param verified whether every byte could be looked at and no trace was found
   * @param bytesScanned how many bytes were looked at
   * @param tracesFound how many of the given traces are left
   * @param notReached what could not be looked at, and why
   */
  public ScrubReport {
    notReached = List.copyOf(notReached);
  }
}
