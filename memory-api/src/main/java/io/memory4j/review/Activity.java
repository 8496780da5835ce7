package io.memory4j.review;

import static java.util.Objects.requireNonNull;

import io.memory4j.store.Ref;
import java.time.Instant;
import java.util.Set;

/**
 * What one session, or one other source, did on one day, as text to summarise. {@link #toString}
 * shows sources and length, never the text. Immutable and thread-safe.
 *
 * @param sources what the text was taken from, so that forgetting one of them forgets the summaries
 *     too; one at least, and records only of the store that keeps the summaries
 * @param firstAt when the first of it happened; activities of a day are merged in this order
 * @param text what happened, in any number of lines
 */
public record Activity(Set<Ref> sources, Instant firstAt, String text) {
  /**
   * Checks the parts and copies collections.
   *
   * @param sources what the text was taken from; one at least
   * @param firstAt when the first of it happened
   * @param text what happened
   * @throws IllegalArgumentException if there is no source
   */
  public Activity {
    sources = Set.copyOf(sources);
    requireNonNull(firstAt, "firstAt");
    requireNonNull(text, "text");
    if (sources.isEmpty()) {
      throw new IllegalArgumentException("An activity names no source; give one or more.");
    }
  }

  @Override
  public String toString() {
    return "Activity["
        + sources.size()
        + " sources, "
        + firstAt
        + ", "
        + text.codePointCount(0, text.length())
        + " characters]";
  }
}
