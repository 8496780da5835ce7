package io.memory4j.llm.transcript;

import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeReport.Note;
import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Hands the turns of one episode on and keeps count for its report. Not thread-safe. */
final class Reading implements JsonLines.LineLog {
  private static final Set<Author> SPEAKERS =
      EnumSet.of(Author.PERSON, Author.ASSISTANT, Author.SUB_AGENT, Author.OWN_PROMPT);

  private static final String SILENT =
      "no turns understood: nobody speaks in it, or its agent has changed the format;"
          + " look for a newer version of memory4j";

  private final String episode;
  private final Optional<ZoneId> zone;
  private final Predicate<? super Turn> visitor;
  private final Map<Author, Long> turns = new EnumMap<>(Author.class);
  private final OwnWords own = new OwnWords();
  private final List<SkippedLine> skipped = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();
  private long lines;
  private long skippedLines;
  private @Nullable SkippedLine lastSkipped;
  private boolean lineOpen;
  private boolean ended;
  private boolean understood;
  private @Nullable String failure;

  /** Starts with nothing read; the episode's id stands in for a session that no line tells. */
  Reading(String episode, Optional<ZoneId> zone, Predicate<? super Turn> visitor) {
    this.episode = episode;
    this.zone = zone;
    this.visitor = visitor;
  }

  @Override
  public void line() {
    lines++;
    lineOpen = true;
  }

  /** Counts a line that could not be read; once, for however many reasons it could not. */
  @Override
  public void skipped(long line, String reason) {
    SkippedLine one = new SkippedLine(line, reason);
    if (one.equals(lastSkipped)) {
      return;
    }
    if (lastSkipped == null || lastSkipped.line() != line) {
      skippedLines++;
    }
    lastSkipped = one;
    if (skipped.size() < EpisodeReport.MAX_SKIPPED_LISTED) {
      skipped.add(one);
    }
  }

  /** Says that nothing is left of the last line that was counted. */
  void lineEnds() {
    lineOpen = false;
  }

  /** Counts as a line that could not be read what stands where a file of one value breaks off. */
  void breaksOff(String reason) {
    if (!lineOpen) {
      line();
    }
    skipped(lines, reason);
  }

  /** {@return how many lines were counted} */
  long lines() {
    return lines;
  }

  /** {@return the instant that a transcript tells, in whatever way it is written} */
  Optional<Instant> time(Optional<String> told) {
    return told.flatMap(text -> WrittenTime.parse(text, zone));
  }

  /** {@return the instant of a local time, which is known only if the zone is} */
  Optional<Instant> local(LocalDateTime time) {
    return zone.map(there -> time.atZone(there).toInstant());
  }

  /** Says that the episode was understood, also if nobody speaks in it. */
  void understood() {
    understood = true;
  }

  /** Says what had to be guessed. */
  void note(long line, String text) {
    if (notes.size() < EpisodeReport.MAX_SKIPPED_LISTED) {
      notes.add(new Note(line, text));
    }
  }

  /** Hands the pieces of one message on. */
  void turns(List<Said> pieces, TurnPlace place) {
    pieces.forEach(piece -> turn(piece.author(), piece.text(), place));
  }

  /** Hands a turn on, unless it says nothing or the visitor has had enough. */
  void turn(Author author, String text, TurnPlace place) {
    if (ended || text.isBlank()) {
      return;
    }
    String session = place.session().isEmpty() ? episode : place.session();
    own.split(session, new Said(author, text)).forEach(piece -> hand(piece, place.in(session)));
  }

  private void hand(Said piece, TurnPlace place) {
    if (!ended) {
      turns.merge(piece.author(), 1L, Long::sum);
      ended =
          !visitor.test(
              new Turn(
                  piece.author(),
                  WellFormed.text(piece.text()),
                  place.line(),
                  place.at(),
                  WellFormed.text(place.session()),
                  place.workspace().map(WellFormed::text),
                  place.message().map(WellFormed::text)));
    }
  }

  /** {@return whether the visitor had enough} */
  boolean ended() {
    return ended;
  }

  /** Says why the episode could not be read to its end. */
  void fail(String reason) {
    failure = reason;
  }

  /** {@return how often somebody spoke so far} */
  long spoken() {
    return SPEAKERS.stream().mapToLong(author -> turns.getOrDefault(author, 0L)).sum();
  }

  EpisodeReport report() {
    if (failure == null && !ended && spoken() == 0 && !understood) {
      failure = SILENT;
    }
    return new EpisodeReport(
        turns, lines, skippedLines, skipped, notes, Optional.ofNullable(failure));
  }
}
