package io.memory4j.llm.transcript;

import static java.util.Objects.requireNonNull;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import io.memory4j.llm.transcript.AgentFolders.Place;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The transcripts in the folders where agents usually keep them. The host's own are found; those of
 * another agent only once the person has agreed to that, and until then their files are counted by
 * name and not opened. A file or folder that a person names needs no such consent: give it to
 * {@link Transcripts}.
 *
 * <p>Immutable and thread-safe.
 */
public final class UsualTranscripts implements EpisodeSource {
  private final AgentFolders folders;
  private final Set<String> agents;
  private final Optional<ZoneId> zone;

  private UsualTranscripts(AgentFolders folders, Set<String> agents, Optional<ZoneId> zone) {
    this.folders = folders;
    this.zone = zone;
    this.agents = Set.copyOf(agents);
  }

  /**
   * {@return the transcripts of one agent}
   *
   * @param folders where to search
   * @param agent the agent that hosts this memory, as {@link Transcripts#agents} names it
   */
  public static UsualTranscripts of(AgentFolders folders, String agent) {
    return new UsualTranscripts(
        requireNonNull(folders, "folders"), Set.of(agent), Optional.empty());
  }

  /**
   * {@return the transcripts of one more agent, too}
   *
   * @param agent an agent whose sessions the person agreed to have read
   */
  public UsualTranscripts withConsentFor(String agent) {
    Set<String> more = new TreeSet<>(agents);
    more.add(requireNonNull(agent, "agent"));
    return new UsualTranscripts(folders, more, zone);
  }

  /**
   * {@return the same transcripts, where times without a zone are of this one, as {@link
   * Transcripts#inZone} tells}
   *
   * @param here the zone in which the agents ran
   */
  public UsualTranscripts inZone(ZoneId here) {
    return new UsualTranscripts(folders, agents, Optional.of(here));
  }

  @Override
  public void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread) {
    walk(
        episode -> {
          if (agents.contains(episode.agent())) {
            found.accept(episode);
          }
        },
        unread);
  }

  private void walk(Consumer<Episode> found, Consumer<? super Unread> unread) {
    for (Place place : folders.places()) {
      if (agents.contains(place.agent()) && Files.exists(place.path())) {
        transcripts(List.of(place.path())).discover(place::isTranscript, found, unread);
      }
    }
  }

  /**
   * {@return how many files of other agents are left unread for want of consent, by agent} In the
   * folders of other agents files are counted by their names.
   */
  @Override
  public Map<String, Long> withheld() {
    Map<String, Long> counts = new TreeMap<>();
    walk(
        episode -> {
          if (!agents.contains(episode.agent())) {
            counts.merge(episode.agent(), 1L, Long::sum);
          }
        },
        unread -> {});
    for (Place place : folders.places()) {
      if (!agents.contains(place.agent()) && Files.exists(place.path())) {
        new Places(List.of(place.path())).walk(file -> count(file, place, counts), unread -> {});
      }
    }
    return Map.copyOf(counts);
  }

  private static void count(Path file, Place place, Map<String, Long> counts) {
    if (place.isTranscript(file)) {
      counts.merge(place.agent(), 1L, Long::sum);
    }
  }

  private Transcripts transcripts(List<Path> places) {
    Transcripts transcripts = Transcripts.at(places);
    return zone.map(transcripts::inZone).orElse(transcripts);
  }

  /**
   * Reads one episode, or says in the report that nobody agreed to that.
   *
   * @param episode one that {@link #discover} found
   * @param visitor is handed each turn, and ends the reading by returning false
   */
  @Override
  public EpisodeReport read(Episode episode, Predicate<? super Turn> visitor) {
    if (agents.contains(episode.agent())) {
      return transcripts(List.of(episode.location())).read(episode, visitor);
    }
    Optional<String> refusal = Optional.of("there is no consent to read sessions of this agent");
    return new EpisodeReport(Map.of(), 0, 0, List.of(), refusal);
  }
}
