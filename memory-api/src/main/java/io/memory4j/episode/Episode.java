package io.memory4j.episode;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * The raw record of one session, found but not yet read. Immutable and thread-safe.
 *
 * @param id the session's id, unique within its agent but for copies of one file
 * @param agent the agent whose format it has, such as {@code claude-code}
 * @param location where it lies
 * @param workspace where the session ran, if that can be told without reading it all
 * @param updatedAt when one of its files last changed
 * @param sizeBytes how long its files are together
 */
public record Episode(
    String id,
    String agent,
    Path location,
    Optional<String> workspace,
    Instant updatedAt,
    long sizeBytes) {
  /**
   * Checks the parts and copies collections.
   *
   * @param id the session's id, unique within its agent
   * @param agent the agent whose format it has, such as {@code claude-code}
   * @param location where it lies
   * @param workspace where the session ran, if that can be told without reading it all
   * @param updatedAt when one of its files last changed
   * @param sizeBytes how long its files are together
   */
  public Episode {
    requireNonNull(id, "id");
    requireNonNull(agent, "agent");
    requireNonNull(location, "location");
    requireNonNull(workspace, "workspace");
    requireNonNull(updatedAt, "updatedAt");
  }
}
