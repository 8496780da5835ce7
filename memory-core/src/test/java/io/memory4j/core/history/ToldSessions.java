package io.memory4j.core.history;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import io.memory4j.episode.Unread;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Sessions that a test tells, one file each, which may grow, be rewritten and break. */
final class ToldSessions implements EpisodeSource {
  static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  private final Map<Episode, List<Turn>> sessions = new LinkedHashMap<>();
  private Optional<String> failure = Optional.empty();
  private Map<String, Long> withheld = Map.of();
  private Instant updated = NOON;
  private int readings;

  /** Tells a session of an agent in a workspace; told again, the file holds what is told now. */
  ToldSessions session(String agent, String id, String workspace, Turn... turns) {
    return file("/sessions/" + agent + "/" + id, agent, id, workspace, turns);
  }

  ToldSessions file(String path, String agent, String id, String workspace, Turn... turns) {
    Optional<String> ran = Optional.of(workspace).filter(name -> !name.isEmpty());
    sessions.keySet().removeIf(one -> one.location().equals(Path.of(path)));
    long size = List.of(turns).hashCode() & 0xFFFF_FFFFL;
    sessions.put(
        new Episode(id, agent, Path.of(path), ran, updated, size), new ArrayList<>(List.of(turns)));
    return this;
  }

  /** Says when the files of sessions changed that are told from now on. */
  ToldSessions updated(Instant when) {
    updated = when;
    return this;
  }

  /** Makes all readings fail after the last turn. */
  ToldSessions failing(String reason) {
    failure = Optional.of(reason);
    return this;
  }

  ToldSessions whole() {
    failure = Optional.empty();
    return this;
  }

  ToldSessions withholding(String agent, long count) {
    withheld = Map.of(agent, count);
    return this;
  }

  @Override
  public Map<String, Long> withheld() {
    return withheld;
  }

  int readings() {
    return readings;
  }

  static Turn turn(Author author, String text, long line) {
    return turn(author, text, line, NOON.plusSeconds(line));
  }

  static Turn turn(Author author, String text, long line, Instant at) {
    return new Turn(author, text, line, Optional.of(at), "", Optional.empty(), Optional.empty());
  }

  static Turn person(String text, long line) {
    return turn(Author.PERSON, text, line);
  }

  static Turn assistant(String text, long line) {
    return turn(Author.ASSISTANT, text, line);
  }

  @Override
  public void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread) {
    sessions.keySet().forEach(found);
  }

  @Override
  public EpisodeReport read(Episode episode, Predicate<? super Turn> visitor) {
    readings++;
    List<Turn> turns = sessions.get(episode);
    for (Turn turn : turns) {
      if (!visitor.test(turn)) {
        break;
      }
    }
    return new EpisodeReport(Map.of(), turns.size(), 0, List.of(), failure);
  }
}
