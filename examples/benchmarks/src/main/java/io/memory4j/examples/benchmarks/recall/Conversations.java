package io.memory4j.examples.benchmarks.recall;

import com.fasterxml.jackson.databind.JsonNode;
import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Conversations of one folder of retrieval data as sessions of an agent, and questions about them.
 * Of a picture that a turn shares, its caption is what can be searched.
 */
final class Conversations implements EpisodeSource {
  /** The agent that the sessions are of. */
  static final String AGENT = "conversation";

  /** Questions about the other speaker; names in them mislead. */
  static final int ADVERSARIAL = 5;

  private final Map<Episode, List<Turn>> sessions = new LinkedHashMap<>();
  private final List<Asked> questions = new ArrayList<>();

  private Conversations() {}

  /**
   * A question about one conversation.
   *
   * @param conversation the conversation
   * @param category its category
   * @param question the question
   */
  record Asked(String conversation, int category, Question question) {}

  /** {@return whether a folder holds conversations: its texts tell who speaks} */
  static boolean isIn(Path folder) throws IOException {
    List<JsonNode> lines = Notes.lines(folder.resolve("documents.jsonl"));
    return !lines.isEmpty() && !lines.get(0).path("speaker").asText().isEmpty();
  }

  /** {@return what a folder holds} */
  static Conversations read(Path folder) throws IOException {
    Conversations all = new Conversations();
    Map<String, Episode> episodes = new LinkedHashMap<>();
    for (JsonNode line : Notes.lines(folder.resolve("documents.jsonl"))) {
      Instant at = at(line);
      String conversation = line.path("conv").asText();
      String id = conversation + "/" + line.path("sess").asInt();
      Episode episode =
          episodes.computeIfAbsent(
              id, one -> new Episode(one, AGENT, Path.of(one), Optional.of(conversation), at, 1));
      all.sessions.computeIfAbsent(episode, one -> new ArrayList<>()).add(turn(line, id, at));
    }
    for (JsonNode line : Notes.lines(folder.resolve("queries.jsonl"))) {
      Question question = Question.of(line);
      if (!question.relevant().isEmpty()) {
        all.questions.add(
            new Asked(line.path("conv").asText(), line.path("cat").asInt(), question));
      }
    }
    return all;
  }

  private static Instant at(JsonNode line) {
    return LocalDateTime.parse(line.path("ts").asText()).toInstant(ZoneOffset.UTC);
  }

  private static Turn turn(JsonNode line, String session, Instant at) {
    String caption = line.path("caption").asText("");
    String text = line.path("text").asText() + (caption.isEmpty() ? "" : " [" + caption + "]");
    return new Turn(
        Turn.Author.PERSON,
        text,
        line.path("turn").asInt() + 1L,
        Optional.of(at),
        session,
        Optional.empty(),
        Optional.empty(),
        Optional.of(line.path("speaker").asText()));
  }

  /** {@return the id that the data give a turn} */
  static String id(String session, long line) {
    return "D" + session.substring(session.lastIndexOf('/') + 1) + ":" + line;
  }

  List<Asked> questions() {
    return questions;
  }

  long turns() {
    return sessions.values().stream().mapToLong(List::size).sum();
  }

  @Override
  public void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread) {
    sessions.keySet().forEach(found);
  }

  @Override
  public EpisodeReport read(Episode episode, Predicate<? super Turn> visitor) {
    List<Turn> turns = sessions.getOrDefault(episode, List.of());
    for (Turn turn : turns) {
      if (!visitor.test(turn)) {
        break;
      }
    }
    return new EpisodeReport(Map.of(), turns.size(), 0, List.of(), Optional.empty());
  }
}
