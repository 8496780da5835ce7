package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GeminiTest {
  private static final String HEAD =
      "{\"sessionId\":\"g\",\"projectHash\":\"0\",\"startTime\":\"2026-03-01T10:00:00Z\"%s}";

  @TempDir Path folder;

  static String head() {
    return HEAD.formatted("");
  }

  /** Returns a line of a message, with fields that begin with a comma. */
  static String message(String id, String type, String text, String more) {
    return "{\"id\":\"%s\",\"timestamp\":\"2026-03-01T10:00:01Z\",\"type\":\"%s\",\"content\":%s%s}"
        .formatted(id, type, Lines.json(text), more);
  }

  @Test
  void theLastVersionOfAMessageStandsWhereTheFirstStood() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            head(),
            message("1", "user", "Use Gradle.", ""),
            message("2", "gemini", "", ""),
            message("3", "info", "Saved.", ""),
            message("2", "gemini", "Done.", ""));

    assertThat(read.dialogue())
        .containsExactly("PERSON: Use Gradle.", "ASSISTANT: Done.", "INJECTED: Saved.");
    assertThat(read.turns()).extracting(Turn::line).containsExactly(2L, 5L, 4L);
    assertThat(read.turns().get(0).at()).contains(Instant.parse("2026-03-01T10:00:01Z"));
    assertThat(read.episode().id()).isEqualTo("g");
  }

  @Test
  void aRewindDropsTheMessageAndWhatCameAfter() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            head(),
            message("1", "user", "one", ""),
            message("2", "user", "Use Maven.", ""),
            message("3", "gemini", "Maven.", ""),
            "{\"$rewindTo\":\"2\"}",
            "{\"$rewindTo\":\"unknown\"}",
            message("4", "user", "Use Gradle.", ""));

    assertThat(read.dialogue()).containsExactly("PERSON: one", "PERSON: Use Gradle.");
  }

  @Test
  void whatWasTypedCountsWhereTheProgramExpandedIt() {
    String typed = ",\"displayContent\":[{\"text\":\"/init\"}]";

    ReadTranscript read =
        ReadTranscript.of(folder, head(), message("1", "user", "You are an agent", typed));

    assertThat(read.dialogue()).containsExactly("PERSON: /init", "INJECTED: You are an agent");
  }

  @Test
  void whatToolsReturnIsTheTools() {
    String calls =
        ",\"toolCalls\":[{\"name\":\"ls\",\"args\":{\"text\":\"x\"},\"result\":[{\"functionResponse\":"
            + "{\"response\":{\"output\":\"a.txt\"}}}],\"resultDisplay\":\"shown\"}]";

    ReadTranscript read =
        ReadTranscript.of(folder, head(), message("1", "gemini", "I look.", calls));

    assertThat(read.dialogue()).containsExactly("ASSISTANT: I look.", "TOOL: a.txt");
  }

  @Test
  void inTheFileOfASubAgentNobodyElseSpeaks() {
    String head = HEAD.formatted(",\"kind\":\"subagent\"");

    ReadTranscript read = ReadTranscript.of(folder, head, message("1", "user", "Find it", ""));

    assertThat(read.dialogue()).containsExactly("SUB_AGENT: Find it");
  }

  @Test
  void theOlderFormatIsOneObjectOverSeveralLines() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            "{\"sessionId\":\"old\",\"projectHash\":\"0\",",
            "\"messages\":[",
            message("1", "user", "Use Gradle.", "") + ",",
            message("2", "gemini", "Done.", "") + "],",
            "\"kind\":\"main\"}");

    assertThat(read.dialogue()).containsExactly("PERSON: Use Gradle.", "ASSISTANT: Done.");
    assertThat(read.report().lines()).isEqualTo(2);
    assertThat(read.episode().id()).isEqualTo("old");
  }

  @Test
  void ofAFileThatBreaksOffTheBeginningIsRead() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            "{\"sessionId\":\"old\",\"projectHash\":\"0\",\"messages\":[",
            message("1", "user", "Use Gradle.", "") + ",",
            "{\"id\":\"2\",\"type\":\"gemini\",\"content\":\"Do");

    assertThat(read.by(Author.PERSON)).containsExactly("Use Gradle.");
    assertThat(read.report().skipped())
        .extracting(skipped -> skipped.line() + " " + skipped.reason())
        .containsExactly("2 the file ends in the middle of JSON");
  }

  @Test
  void aCheckpointIsAListOfContents() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            "[{\"role\":\"user\",\"parts\":[{\"text\":\"Hi\"},{\"inlineData\":{\"data\":\"QQ==\"}}]},",
            "{\"role\":\"model\",\"parts\":[{\"functionCall\":{\"name\":\"ls\"}},{\"text\":\"Hello\"}]},",
            "{\"role\":\"user\",\"parts\":[{\"functionResponse\":{\"response\":{\"output\":\"x\"}}}]}]");

    assertThat(read.dialogue()).containsExactly("PERSON: Hi", "ASSISTANT: Hello", "TOOL: x");
  }

  @Test
  void ofTheLogThoseSessionsAreLeftOutThatHaveFiles() throws IOException {
    String log =
        "[{\"sessionId\":\"12345678-9\",\"messageId\":0,\"type\":\"user\",\"message\":\"told\"},"
            + "{\"sessionId\":\"s2\",\"messageId\":0,\"type\":\"user\",\"message\":\"lost\"}]";
    Path file = Files.writeString(folder.resolve("logs.json"), log);
    Path chats = Files.createDirectory(folder.resolve("chats"));
    Files.writeString(chats.resolve("session-2026-03-01T10-00-12345678.json"), "{}");

    ReadTranscript read = ReadTranscript.of(file);

    assertThat(read.dialogue()).containsExactly("PERSON: lost");
    assertThat(read.turns().get(0).session()).isEqualTo("s2");
    assertThat(read.report().notes()).extracting(note -> note.line()).containsExactly(1L);
  }

  @Test
  void aFileThatWasLeftEmptyTakesNoSessionFromTheLog() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("logs.json"),
            "[{\"sessionId\":\"12345678-9\",\"messageId\":0,\"type\":\"user\",\"message\":\"kept\"}]");
    Path chats = Files.createDirectory(folder.resolve("chats"));
    Files.writeString(chats.resolve("session-2026-03-01T10-00-12345678.json"), "");

    assertThat(ReadTranscript.of(file).dialogue()).containsExactly("PERSON: kept");
  }

  @Test
  void whatIsSaidMayBeOnePart() {
    String line = message("1", "user", "x", "").replace("\"x\"", "{\"text\":\"Use Gradle.\"}");

    assertThat(ReadTranscript.of(folder, head(), line).dialogue())
        .containsExactly("PERSON: Use Gradle.");
  }
}
