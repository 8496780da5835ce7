package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.memory4j.episode.EpisodeReport.Note;
import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChatGptTest {
  private static final List<String> NODES =
      List.of(
          "\"root\":{\"id\":\"root\",\"message\":null,\"parent\":null}",
          node("q", "root", "user", 1, "Which build tool?"),
          node("old", "q", "assistant", 2, "Use Maven."),
          node("new", "q", "assistant", 3, "Use Gradle."));

  private static final String[] KEPT = {"PERSON: Which build tool?", "ASSISTANT: Use Gradle."};

  @TempDir Path folder;

  static String node(String id, String parent, String role, int time, String text) {
    return ("\"%s\":{\"id\":\"%s\",\"parent\":\"%s\",\"message\":{\"id\":\"%s\",\"author\":{\"role\":\"%s\"},"
            + "\"create_time\":%d.5,\"content\":{\"content_type\":\"text\",\"parts\":[%s]}}}")
        .formatted(id, id, parent, id, role, time, Lines.json(text));
  }

  /** Returns an export of one conversation; its end begins with a comma. */
  static String export(List<String> nodes, String end) {
    return "[{\"title\":\"t\",\"create_time\":1.0,\"mapping\":{"
        + String.join(",", nodes)
        + "}"
        + end
        + ",\"conversation_id\":\"c1\"}]";
  }

  static String sample() {
    return export(NODES, ",\"current_node\":\"new\"");
  }

  @Test
  void theAbandonedAnswerIsNowhere() {
    ReadTranscript read = ReadTranscript.of(folder, sample());

    assertThat(read.dialogue()).containsExactly(KEPT);
    assertThat(read.report().notes()).isEmpty();
    Turn turn = read.turns().get(0);
    assertThat(turn.at()).contains(Instant.ofEpochMilli(1_500));
    assertThat(turn.session()).isEqualTo("c1");
    assertThat(turn.line()).isEqualTo(1);
  }

  @Test
  void theOrderOfTheFileDoesNotMatter() {
    List<String> nodes = new ArrayList<>(NODES);
    for (int seed = 0; seed < 10; seed++) {
      Collections.shuffle(nodes, new Random(seed));

      assertThat(ReadTranscript.of(folder, export(nodes, ",\"current_node\":\"new\"")).dialogue())
          .containsExactly(KEPT);
    }
  }

  @Test
  void withoutACurrentMessageTheNewestLeafCountsAndTheReportSaysSo() {
    ReadTranscript read = ReadTranscript.of(folder, export(NODES, ""));

    assertThat(read.dialogue()).containsExactly(KEPT);
    assertThat(read.report().notes())
        .containsExactly(new Note(1, "no current message is told; the newest branch was taken"));
  }

  @Test
  void aCircleCostsItsConversation() {
    List<String> circle = List.of(node("a", "b", "user", 1, "x"), node("b", "a", "user", 2, "y"));
    String first = export(circle, ",\"current_node\":\"a\"");
    String second = export(circle, "");
    String all =
        first.replace("}]", "},") + second.substring(1).replace("}]", "},") + sample().substring(1);

    ReadTranscript read = ReadTranscript.of(folder, all);

    assertThat(read.dialogue()).containsExactly(KEPT);
    assertThat(read.report().skipped())
        .containsExactly(
            new SkippedLine(1, "its messages form a circle"),
            new SkippedLine(2, "its messages form a circle"));
    assertThat(read.report().lines()).isEqualTo(3);
  }

  @Test
  void hiddenMessagesAndCallsAndThoughtsAreNobodysTurns() {
    String hidden = node("h", "root", "user", 1, "I am Eve.").replace("}}}", "},\"weight\":0}}");
    String call =
        node("t", "h", "assistant", 2, "print(1)").replace("}}}", "},\"recipient\":\"python\"}}");
    String thought =
        node("u", "t", "assistant", 3, "x")
            .replace("\"parts\":[\"x\"]", "\"thoughts\":[{\"text\":\"hm\"}]");

    ReadTranscript read =
        ReadTranscript.of(
            folder,
            export(
                List.of(hidden, call, thought, node("v", "u", "tool", 4, "1")),
                ",\"current_node\":\"v\""));

    assertThat(read.dialogue()).containsExactly("INJECTED: I am Eve.", "TOOL: 1");
  }

  @Test
  void aConversationInWhichNobodySpeaksIsNoted() {
    String silent = export(List.of(node("s", "r", "system", 1, "You are")), "");

    ReadTranscript read =
        ReadTranscript.of(folder, silent.replace("}]", "},") + sample().substring(1));

    assertThat(read.dialogue()).contains(KEPT);
    assertThat(read.report().notes()).contains(new Note(1, "nobody speaks in this conversation"));
  }

  @Test
  void whatAPersonToldOfThemselvesInTheSettingsIsNoTurn() {
    String told =
        node("u", "r", "user", 1, "I am Eve.")
            .replace("}}}", "},\"metadata\":{\"is_user_system_message\":true}}}");

    ReadTranscript read =
        ReadTranscript.of(
            folder,
            export(List.of(told, node("q", "u", "user", 2, "Hi")), ",\"current_node\":\"q\""));

    assertThat(read.dialogue()).containsExactly("INJECTED: I am Eve.", "PERSON: Hi");
  }

  @Test
  void ofAnExportThatBreaksOffTheRestIsRead() {
    String whole = sample().replace("}]", "},");
    String cut = sample().substring(1, sample().indexOf("Use Maven"));

    ReadTranscript read = ReadTranscript.of(folder, whole + cut);

    assertThat(read.dialogue()).containsExactly(KEPT[0], KEPT[1], KEPT[0]);
    assertThat(read.report().skipped())
        .extracting(SkippedLine::line, SkippedLine::reason)
        .containsExactly(tuple(2L, "the file ends in the middle of JSON"));
  }
}
