package io.memory4j.examples.benchmarks.recall;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Episode;
import io.memory4j.episode.Turn;
import io.memory4j.examples.benchmarks.report.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConversationsTest {
  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.write(
        folder.resolve("documents.jsonl"),
        List.of(
            document(1, 0, "Ana", "Where did you go?", ""),
            document(1, 1, "Ben", "To the lighthouse.", "a photo of the sea"),
            document(2, 0, "Ana", "How is the weather?", "")));
    Files.write(
        folder.resolve("queries.jsonl"),
        List.of(
            question("q1", 4, "Which lighthouse picture did Ben share?", "\"D1:2\""),
            question("q2", 5, "Which lighthouse picture did Ana share?", "\"D1:2\""),
            question("q3", 1, "What is nowhere?", "")));
  }

  private static String document(int session, int turn, String who, String text, String caption) {
    return "{\"conv\":\"c1\",\"id\":\"D%d:%d\",\"sess\":%d,\"turn\":%d,\"ts\":\"2023-05-08T13:56\",\"speaker\":\"%s\",\"text\":\"%s\",\"caption\":\"%s\"}"
        .formatted(session, turn + 1, session, turn, who, text, caption);
  }

  private static String question(String id, int category, String text, String evidence) {
    return "{\"qid\":\"%s\",\"conv\":\"c1\",\"cat\":%d,\"q\":\"%s\",\"rel\":[%s]}"
        .formatted(id, category, text, evidence);
  }

  @Test
  void sessionsHoldTheTurnsAndTheirSpeakers() throws IOException {
    Conversations data = Conversations.read(folder);
    List<Episode> sessions = new ArrayList<>();
    data.discover(sessions::add, unread -> {});
    List<Turn> turns = new ArrayList<>();

    data.read(sessions.get(0), turns::add);

    assertThat(Conversations.isIn(folder)).isTrue();
    assertThat(sessions).extracting(Episode::id).containsExactly("c1/1", "c1/2");
    assertThat(data.turns()).isEqualTo(3);
    assertThat(turns).extracting(Turn::text).contains("To the lighthouse. [a photo of the sea]");
    assertThat(turns.get(1).speaker()).contains("Ben");
    assertThat(turns.get(1).at()).contains(Instant.parse("2023-05-08T13:56:00Z"));
    assertThat(Conversations.id(turns.get(1).session(), turns.get(1).line())).isEqualTo("D1:2");
  }

  @Test
  void questionsWithoutEvidenceAreLeftOut() throws IOException {
    assertThat(Conversations.read(folder).questions())
        .extracting(asked -> asked.question().id())
        .containsExactly("q1", "q2");
  }

  @Test
  void evidenceIsFoundAndReported() throws IOException {
    Report report = new Report(line -> {});

    new TurnRecall(Conversations.read(folder)).run(folder.resolve("store"), report);

    assertThat(report.misses()).isZero();
    assertThat(report.table())
        .anyMatch(
            line -> line.startsWith("evidence R@10, categories 1-4") && line.contains("100.0"))
        .anyMatch(line -> line.startsWith("evidence R@10, category 5"))
        .contains("3 turns, 1 questions in categories 1-4");
  }
}
