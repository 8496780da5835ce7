package io.memory4j.core.review;

import static java.util.Objects.requireNonNull;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.review.Activity;
import io.memory4j.review.ActivitySource;
import io.memory4j.review.Period;
import io.memory4j.store.Ref;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What was said in sessions on a day. Of each session: its compactions of the day, and what was
 * said on the day after the last of these; without a compaction all that was said on the day.
 * Compactions of other days change nothing. A session that was read once is read again only for the
 * days on which something was said in it, unless it has grown. Thread-safe if its source is.
 */
public final class EpisodeActivity implements ActivitySource {
  private final EpisodeSource source;
  private final KnownDays known = new KnownDays();

  /**
   * Reads sessions.
   *
   * @param source the sessions
   */
  public EpisodeActivity(EpisodeSource source) {
    this.source = requireNonNull(source, "source");
  }

  /**
   * {@return what was said on a day, one activity for each session}
   *
   * @throws IllegalStateException if a session cannot be read
   */
  @Override
  public List<Activity> read(Period day, ZoneId zone) {
    Set<String> elsewhere = new HashSet<>();
    List<Activity> activities = new ArrayList<>();
    for (Episode episode : episodes(day, zone)) {
      SessionDay session = read(episode, new SessionDay(day, zone, elsewhere));
      elsewhere.addAll(session.messages());
      session
          .text()
          .map(text -> new Activity(Set.of(Ref.episode(episode.id())), session.firstAt(), text))
          .ifPresent(activities::add);
    }
    return activities;
  }

  /** {@return the sessions in which something may have been said on the day} */
  private List<Episode> episodes(Period day, ZoneId zone) {
    List<Episode> episodes = new ArrayList<>();
    source.discover(
        episode -> {
          if (!episode.updatedAt().isBefore(day.start(zone))
              && known.mayHold(episode, zone, day.first())) {
            episodes.add(episode);
          }
        },
        unread -> {});
    return episodes;
  }

  private SessionDay read(Episode episode, SessionDay session) {
    session.begin(episode.updatedAt());
    EpisodeReport report = source.read(episode, session::take);
    Optional<String> failure = report.failure().filter(reason -> report.lines() == 0);
    if (failure.isPresent() && episode.sizeBytes() > 0) {
      throw new IllegalStateException(
          "A session cannot be read; make its file readable, or the day stays without it.");
    }
    known.add(episode, session);
    return session;
  }
}
