package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PiTest {
  static final String HEAD =
      "{\"type\":\"session\",\"version\":3,\"id\":\"p\",\"timestamp\":\"2026-03-01T10:00:00Z\",\"cwd\":\"/w\"}";

  @TempDir Path folder;

  /** Returns an entry of a tree. */
  static String entry(String id, String parent, String role, String text) {
    String above = parent.isEmpty() ? "null" : "\"" + parent + "\"";
    return "{\"type\":\"message\",\"id\":\"%s\",\"parentId\":%s,%s"
        .formatted(id, above, said(role, text));
  }

  private static String said(String role, String text) {
    return "\"timestamp\":\"2026-03-01T10:00:01Z\",\"message\":{\"role\":\"%s\",\"content\":[{\"type\":\"text\",\"text\":%s}],\"timestamp\":1772359201000}}"
        .formatted(role, Lines.json(text));
  }

  static String flat(String role, String text) {
    return "{\"type\":\"message\"," + said(role, text);
  }

  @Test
  void onlyThePathToTheLastEntryIsTheConversation() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            HEAD,
            entry("a", "", "user", "Which tool?"),
            entry("b", "a", "assistant", "Use Maven."),
            entry("c", "b", "user", "No."),
            entry("d", "a", "assistant", "Use Gradle."),
            "{\"type\":\"label\",\"id\":\"e\",\"parentId\":\"d\",\"timestamp\":\"2026-03-01T10:00:02Z\"}");

    assertThat(read.dialogue()).containsExactly("PERSON: Which tool?", "ASSISTANT: Use Gradle.");
    assertThat(read.turns().get(0).workspace()).contains("/w");
    assertThat(read.episode().id()).isEqualTo("p");
  }

  @Test
  void whereAParentIsLostTheConversationGoesOnAbove() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            HEAD,
            entry("a", "", "user", "one"),
            entry("b", "a", "assistant", "lost").substring(0, 50),
            entry("c", "b", "user", "two"));

    assertThat(read.dialogue()).containsExactly("PERSON: one", "PERSON: two");
    assertThat(read.report().skippedLines()).isEqualTo(1);
  }

  @Test
  void entriesThatAreTheirOwnParentsEnd() {
    ReadTranscript read =
        ReadTranscript.of(
            folder, HEAD, entry("a", "b", "user", "one"), entry("b", "b", "user", "two"));

    assertThat(read.dialogue()).containsExactly("PERSON: one", "PERSON: two");
  }

  @Test
  void theFirstVersionIsAList() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            HEAD.replace("\"version\":3,", ""),
            flat("user", "Hi"),
            flat("toolResult", "a.txt"),
            flat("hookMessage", "Use npm."),
            "{\"type\":\"message\",\"message\":{\"role\":\"bashExecution\",\"command\":\"ls\",\"output\":\"b.txt\"}}",
            "{\"type\":\"compaction\",\"summary\":\"So far.\",\"firstKeptEntryIndex\":2}",
            "{\"type\":\"custom_message\",\"content\":\"Use bun.\"}",
            flat("assistant", "Hello."));

    assertThat(read.dialogue())
        .containsExactly(
            "PERSON: Hi",
            "TOOL: a.txt",
            "INJECTED: Use npm.",
            "INJECTED: ls",
            "TOOL: b.txt",
            "COMPACTION: So far.",
            "INJECTED: Use bun.",
            "ASSISTANT: Hello.");
  }

  @Test
  void aCopyInTheFileOfABranchHasTheSameIdentity() {
    Turn first = ReadTranscript.of(folder, HEAD, entry("a", "", "user", "one")).turns().get(0);
    String branch = HEAD.replace("\"id\":\"p\"", "\"id\":\"q\"");

    Turn copy = ReadTranscript.of(folder, branch, entry("a", "", "user", "one")).turns().get(0);

    assertThat(copy.session()).isNotEqualTo(first.session());
    assertThat(copy.message()).isPresent().isEqualTo(first.message());
  }
}
