package io.memory4j.episode;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;

/**
 * Something in the place of episodes that was not read, and why. Immutable and thread-safe.
 *
 * @param location where it lies
 * @param reason why it was not read, in a few words without its text
 */
public record Unread(Path location, String reason) {
  /**
   * Checks the parts and copies collections.
   *
   * @param location where it lies
   * @param reason why it was not read, in a few words without its text
   */
  public Unread {
    requireNonNull(location, "location");
    requireNonNull(reason, "reason");
  }
}
