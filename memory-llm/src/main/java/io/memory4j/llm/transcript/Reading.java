package io.memory4j.llm.transcript;

import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
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
      EnumSet.of(Author.PERSON, Author.ASSISTANT, Author.SUB_AGENT);

  private final String episode;
  private final Predicate<? super Turn> visitor;
  private final Map<Author, Long> turns = new EnumMap<>(Author.class);
  private final List<SkippedLine> skipped = new ArrayList<>();
  private long lines;
  private long skippedLines;
  private boolean ended;
  private @Nullable String failure;

  /** Starts with nothing read; the episode's id stands in for a session that no line tells. */
  Reading(String episode, Predicate<? super Turn> visitor) {
    this.episode = episode;
    this.visitor = visitor;
  }

  @Override
  public void line() {
    lines++;
  }

  @Override
  public void skipped(long line, String reason) {
    skippedLines++;
    if (skipped.size() < EpisodeReport.MAX_SKIPPED_LISTED) {
      skipped.add(new SkippedLine(line, reason));
    }
  }

  /** Hands a turn on, unless it says nothing or the visitor has had enough. */
  void turn(Author author, String text, TurnPlace place) {
    if (ended || text.isBlank()) {
      return;
    }
    turns.merge(author, 1L, Long::sum);
    ended =
        !visitor.test(
            new Turn(
                author,
                WellFormed.text(text),
                place.line(),
                place.at(),
                place.session().isEmpty() ? episode : place.session(),
                place.workspace(),
                place.message()));
  }

  /** {@return whether the visitor had enough} */
  boolean ended() {
    return ended;
  }

  /** Says why the episode could not be read to its end. */
  void fail(String reason) {
    failure = reason;
  }

  EpisodeReport report() {
    if (failure == null && !ended && turns.keySet().stream().noneMatch(SPEAKERS::contains)) {
      failure = "no turns understood";
    }
    return new EpisodeReport(turns, lines, skippedLines, skipped, Optional.ofNullable(failure));
  }
}
