package io.memory4j.episode;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * Sessions to be indexed, and by what right. Immutable, and as thread-safe as the source.
 *
 * @param sessions the sessions
 * @param named whether a person named this very place, which is consent to read the sessions of all
 *     agents in it
 * @param host the machine whose sessions are mirrored there, if it is another one
 */
public record HistorySource(EpisodeSource sessions, boolean named, Optional<String> host) {
  /** Longest name of a machine, in code points. */
  public static final int MAX_HOST_CHARS = 100;

  /**
   * Checks the parts.
   *
   * @param sessions the sessions
   * @param named whether a person named this very place
   * @param host the machine whose sessions are mirrored there, if it is another one
   * @throws IllegalArgumentException if the machine's name is blank or too long
   */
  public HistorySource {
    requireNonNull(sessions, "sessions");
    requireNonNull(host, "host");
    if (host.isPresent() && !isName(host.get())) {
      throw new IllegalArgumentException(
          "The name of a machine has 1 to " + MAX_HOST_CHARS + " characters and is not blank.");
    }
  }

  private static boolean isName(String host) {
    return !host.isBlank() && host.codePointCount(0, host.length()) <= MAX_HOST_CHARS;
  }

  /**
   * {@return the sessions of a source, as far as there is consent to read those of their agents}
   *
   * @param sessions the sessions of this machine
   */
  public static HistorySource of(EpisodeSource sessions) {
    return new HistorySource(sessions, false, Optional.empty());
  }

  /**
   * {@return the sessions in a place that a person named}
   *
   * @param sessions the sessions of this machine
   */
  public static HistorySource namedByPerson(EpisodeSource sessions) {
    return new HistorySource(sessions, true, Optional.empty());
  }

  /**
   * {@return the same sessions, as those of another machine} No connection is opened: the source
   * reads a mirror.
   *
   * @param machine the machine's name, as hits show it
   * @throws IllegalArgumentException if the name is blank or too long
   */
  public HistorySource from(String machine) {
    return new HistorySource(sessions, named, Optional.of(machine));
  }
}
