package io.memory4j.core.review;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
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
import java.util.function.Predicate;

/**
 * What was said in sessions on a day. Of each session: its compactions of the day, and what was
 * said on the day after the last of these; without a compaction all that was said on the day.
 * Compactions of other days change nothing. Thread-safe if its source is.
 */
public final class EpisodeActivity implements ActivitySource {
  private final EpisodeSource source;
  private final Predicate<Turn> compaction;

  /**
   * Reads sessions.
   *
   * @param source the sessions
   * @param compaction tells the turns in which the agent's program sums up what was said before
   */
  public EpisodeActivity(EpisodeSource source, Predicate<Turn> compaction) {
    this.source = source;
    this.compaction = compaction;
  }

  /**
   * {@return what was said on a day, one activity for each session}
   *
   * @throws IllegalStateException if a session cannot be read
   */
  @Override
  public List<Activity> read(Period day, ZoneId zone) {
    List<Episode> episodes = new ArrayList<>();
    source.discover(
        episode -> {
          if (!episode.updatedAt().isBefore(day.start(zone))) {
            episodes.add(episode);
          }
        },
        unread -> {});
    Set<String> elsewhere = new HashSet<>();
    List<Activity> activities = new ArrayList<>();
    for (Episode episode : episodes) {
      SessionDay session = read(episode, new SessionDay(day, zone, compaction, elsewhere));
      elsewhere.addAll(session.messages());
      session
          .text()
          .map(text -> new Activity(Set.of(Ref.episode(episode.id())), session.firstAt(), text))
          .ifPresent(activities::add);
    }
    return activities;
  }

  private SessionDay read(Episode episode, SessionDay session) {
    session.begin(episode.updatedAt());
    EpisodeReport report = source.read(episode, session::take);
    Optional<String> failure = report.failure().filter(reason -> report.lines() == 0);
    if (failure.isPresent() && episode.sizeBytes() > 0) {
      throw new IllegalStateException(
          "A session cannot be read; make its file readable, or the day stays without it.");
    }
    return session;
  }
}
