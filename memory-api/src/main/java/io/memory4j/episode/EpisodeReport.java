package io.memory4j.episode;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What reading an episode gave. Immutable and thread-safe.
 *
 * @param turns how many turns of each author were handed out
 * @param lines how many lines, or array elements, the episode has
 * @param skippedLines how many of them could not be read
 * @param skipped the first {@value #MAX_SKIPPED_LISTED} of those, in order; one that could not be
 *     read for several reasons is listed with each
 * @param notes what had to be guessed, such as which of several branches is the conversation; as
 *     many at most
 * @param failure why the episode as a whole was not read or not understood, and what to do about
 *     it, such as when nobody was found to have said anything in it; empty if it was
 */
public record EpisodeReport(
    Map<Turn.Author, Long> turns,
    long lines,
    long skippedLines,
    List<SkippedLine> skipped,
    List<Note> notes,
    Optional<String> failure) {
  /** How many skipped lines a report lists one by one. */
  public static final int MAX_SKIPPED_LISTED = 100;

  /**
   * A line that could not be read.
   *
   * @param line its number, from 1
   * @param reason why, in a few words without its text
   */
  public record SkippedLine(long line, String reason) {
    /**
     * Checks the parts and copies collections.
     *
     * @param line its number, from 1
     * @param reason why, in a few words without its text
     */
    public SkippedLine {
      requireNonNull(reason, "reason");
    }
  }

  /**
   * Something that had to be guessed.
   *
   * @param line the number of its line or array element, from 1
   * @param text what, in a few words without remembered text
   */
  public record Note(long line, String text) {
    /**
     * Checks the parts and copies collections.
     *
     * @param line the number of its line or array element, from 1
     * @param text what, in a few words without remembered text
     */
    public Note {
      requireNonNull(text, "text");
    }
  }

  /**
   * Checks the parts and copies collections.
   *
   * @param turns how many turns of each author were handed out
   * @param lines how many lines, or array elements, the episode has
   * @param skippedLines how many of them could not be read
   * @param skipped the first {@value #MAX_SKIPPED_LISTED} of those, in order; one that could not be
   *     read for several reasons is listed with each
   * @param notes what had to be guessed
   * @param failure why the episode as a whole was not read or not understood
   */
  public EpisodeReport {
    turns = Map.copyOf(turns);
    skipped = List.copyOf(skipped);
    notes = List.copyOf(notes);
    requireNonNull(failure, "failure");
  }

  /**
   * A report in which nothing had to be guessed.
   *
   * @param turns how many turns of each author were handed out
   * @param lines how many lines, or array elements, the episode has
   * @param skippedLines how many of them could not be read
   * @param skipped the first {@value #MAX_SKIPPED_LISTED} of those, in order; one that could not be
   *     read for several reasons is listed with each
   * @param failure why the episode as a whole was not read or not understood
   */
  public EpisodeReport(
      Map<Turn.Author, Long> turns,
      long lines,
      long skippedLines,
      List<SkippedLine> skipped,
      Optional<String> failure) {
    this(turns, lines, skippedLines, skipped, List.of(), failure);
  }

  /**
   * {@return how many turns of an author were handed out}
   *
   * @param author the author
   */
  public long turns(Turn.Author author) {
    return turns.getOrDefault(author, 0L);
  }
}
