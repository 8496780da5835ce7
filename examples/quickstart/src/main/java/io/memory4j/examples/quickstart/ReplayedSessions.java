package io.memory4j.examples.quickstart;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Transcripts that were found once and do not change while their calendar is replayed, and the days
 * of that calendar. Not thread-safe while they are read.
 */
final class ReplayedSessions implements EpisodeSource {
  /** The chain of a year is made up to some weeks after it. */
  private static final int DAYS_AFTER = 45;

  /** One turn with a wrong time must not have a thousand years replayed. */
  private static final int MAX_DAYS = 3_660;

  private static final Instant EARLIEST = Instant.parse("1970-01-02T00:00:00Z");
  private static final Instant LATEST = Instant.parse("9998-01-01T00:00:00Z");

  private final EpisodeSource source;
  private final Map<Episode, EpisodeReport> reports = new LinkedHashMap<>();
  private final List<Episode> episodes = new ArrayList<>();
  private Instant first = Instant.MAX;
  private Instant last = Instant.MIN;
  private Instant changed = Instant.MIN; // of the session that is being read

  private ReplayedSessions(EpisodeSource source) {
    this.source = source;
  }

  /** {@return the sessions, all read once} */
  static ReplayedSessions read(EpisodeSource source, Discovery discovery) {
    ReplayedSessions sessions = new ReplayedSessions(source);
    discovery.episodes().forEach(sessions::read);
    if (sessions.first.isAfter(sessions.last)) {
      throw new UsageException(
          "No turn of these transcripts tells when it was said; there is no calendar to replay.");
    }
    return sessions;
  }

  private void read(Episode episode) {
    changed = episode.updatedAt();
    EpisodeReport report =
        source.read(
            episode,
            turn -> {
              turn.at().filter(ReplayedSessions::isOfACalendar).ifPresent(this::extend);
              return true;
            });
    reports.put(episode, report);
    episodes.add(changedAt(episode, changed));
  }

  private static boolean isOfACalendar(Instant at) {
    return at.isAfter(EARLIEST) && at.isBefore(LATEST);
  }

  private void extend(Instant at) {
    first = at.isBefore(first) ? at : first;
    last = at.isAfter(last) ? at : last;
    changed = at.isAfter(changed) ? at : changed;
  }

  /** A file that was copied here may be older than what it tells. */
  private static Episode changedAt(Episode episode, Instant updated) {
    return new Episode(
        episode.id(),
        episode.agent(),
        episode.location(),
        episode.workspace(),
        updated,
        episode.sizeBytes());
  }

  Map<Episode, EpisodeReport> reports() {
    return reports;
  }

  /** {@return the day of the first turn, or a later one if there are too many days} */
  LocalDate first() {
    LocalDate earliest = last().minusDays(MAX_DAYS - 1L);
    return day(first).isBefore(earliest) ? earliest : day(first);
  }

  /** {@return the day on which the replay ends} */
  LocalDate last() {
    return day(last).plusDays(DAYS_AFTER);
  }

  Stream<LocalDate> days() {
    return first().datesUntil(last().plusDays(1));
  }

  private static LocalDate day(Instant at) {
    return LocalDate.ofInstant(at, ZoneOffset.UTC);
  }

  @Override
  public void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread) {
    episodes.forEach(found);
  }

  @Override
  public EpisodeReport read(Episode episode, Predicate<? super Turn> visitor) {
    return source.read(episode, visitor);
  }
}
