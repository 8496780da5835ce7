package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells copies from repetitions where one turn is written down several times, each time as another
 * kind of record. A text counts as often as the kind has it that has it most often. Not
 * thread-safe.
 */
final class Mirrors {
  private final Map<Long, int[]> counts = new HashMap<>();
  private final int kinds;

  /** Tells this many kinds of record. */
  Mirrors(int kinds) {
    this.kinds = kinds;
  }

  /** {@return whether a record says something that no earlier record of another kind said} */
  boolean isNew(Author author, String text, int kind) {
    // The last number is how often the text was let through.
    int[] seen =
        counts.computeIfAbsent(Hash.of(author + " " + text.strip()), hash -> new int[kinds + 1]);
    seen[kind]++;
    boolean more = seen[kind] > seen[kinds];
    if (more) {
      seen[kinds]++;
    }
    return more;
  }
}
