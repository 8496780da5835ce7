package io.memory4j.episode;

import static java.util.Objects.requireNonNull;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What indexing did. Immutable and thread-safe.
 *
 * @param sessions what was done with sessions
 * @param turns what was done with turns
 * @param withheld how many sessions were passed over because there is no consent to read those of
 *     their agent, by agent
 * @param unread what could not be read, and why; the first {@value #MAX_UNREAD_LISTED}
 * @param redactions how many secrets were taken out of what was added
 */
public record HistoryReport(
    Sessions sessions,
    Turns turns,
    Map<String, Long> withheld,
    List<Unread> unread,
    long redactions) {
  /** How many things that could not be read a report lists. */
  public static final int MAX_UNREAD_LISTED = 100;

  /**
   * Sessions by what was done with them.
   *
   * @param read how many were read
   * @param unchanged how many were as they had been before, and not read
   * @param elsewhere how many were passed over because no layer is for their workspace
   * @param failed how many could not be read, or not to the end
   */
  public record Sessions(long read, long unchanged, long elsewhere, long failed) {}

  /**
   * Turns by what was done with them.
   *
   * @param added how many were added
   * @param replaced how many were taken out because their session was rewritten
   * @param pruned how many were taken out because they were too old or too many
   * @param forgotten how many were passed over because they were forgotten before
   */
  public record Turns(long added, long replaced, long pruned, long forgotten) {}

  /**
   * Checks the parts and copies collections.
   *
   * @param sessions what was done with sessions
   * @param turns what was done with turns
   * @param withheld how many sessions were passed over for want of consent, by agent
   * @param unread what could not be read, and why
   * @param redactions how many secrets were taken out of what was added
   */
  public HistoryReport {
    requireNonNull(sessions, "sessions");
    requireNonNull(turns, "turns");
    withheld = Collections.unmodifiableMap(new TreeMap<>(withheld));
    unread = List.copyOf(unread);
  }

  /** {@return the report of nothing} */
  public static HistoryReport empty() {
    return new HistoryReport(
        new Sessions(0, 0, 0, 0), new Turns(0, 0, 0, 0), Map.of(), List.of(), 0);
  }
}
