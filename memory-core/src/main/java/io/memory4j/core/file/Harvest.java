package io.memory4j.core.file;

import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What a harvest of a {@link Mailbox} brought: numbers and paths, never text. Immutable and
 * thread-safe.
 *
 * @param facts how many statements were handed over
 * @param notes how many lines were dropped, cut or shortened, by kind; kinds that did not occur are
 *     left out; unmodifiable
 * @param refused the files that were not read since they are no regular files; unmodifiable
 * @param more whether lines are left for the next harvest
 */
public record Harvest(
    int facts, Map<MailboxNote, Integer> notes, List<Path> refused, boolean more) {
  /**
   * Copies the collections.
   *
   * @param facts how many statements were handed over
   * @param notes how many lines were dropped, cut or shortened
   * @param refused the files that were not read
   * @param more whether lines are left
   */
  public Harvest {
    Map<MailboxNote, Integer> ordered = new EnumMap<>(MailboxNote.class);
    ordered.putAll(notes);
    notes = Collections.unmodifiableMap(ordered);
    refused = List.copyOf(refused);
  }
}
