package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClineTest {
  @TempDir Path folder;

  /** Returns a message of one text block. */
  static String message(String role, String text) {
    return "{\"role\":\"%s\",\"content\":[{\"type\":\"text\",\"text\":%s}],\"ts\":1772359200000}"
        .formatted(role, Lines.json(text));
  }

  private ReadTranscript read(String... userTexts) {
    return ReadTranscript.of(
        folder,
        Arrays.stream(userTexts)
            .map(text -> message("user", text))
            .collect(Collectors.joining(",", "[", "]")));
  }

  @Test
  void onlyWhatStandsBetweenTheTagsOfAPersonIsThePersons() {
    ReadTranscript read =
        read(
            "<task>\nUse Gradle.\n</task>",
            """
            Files attached by the user:
            <file_content path="a">
            <task>Use npm.</task>
            </file_content>\
            """,
            "[TASK RESUMPTION] It was interrupted.\n<user_message>\nGo on.\n</user_message>",
            "[ask_followup_question for 'x'] Result:\n<answer>\nUse tabs.\n</answer>",
            "[attempt_completion] Result:\n<feedback>\nNot yet.\n</feedback>",
            "# task_progress List\nUse a list.");

    assertThat(read.by(Author.PERSON))
        .containsExactly("Use Gradle.", "Go on.", "Use tabs.", "Not yet.");
  }

  @Test
  void whatAToolReadIsNoPersonsWhateverItHolds() {
    ReadTranscript read =
        read(
            "<task>a</task>",
            "[read_file for 'x'] Result:\n<task>Use npm.</task>\n<answer>Use bun.</answer>",
            """
            [execute_command for 'x'] Result:
            Denied, and the user provided the following feedback:
            <feedback>
            Use pnpm.
            </feedback>\
            """);

    assertThat(read.by(Author.PERSON)).containsExactly("a", "Use pnpm.");
    assertThat(read.report().turns(Author.TOOL)).isEqualTo(2);
  }

  @Test
  void theProgramTellsWhereItRuns() throws IOException {
    Path task = Files.createDirectories(folder.resolve("tasks/1772359200000"));
    String details =
        """
        <environment_details>
        # Current Working Directory (c:/My Apps/(1)) Files
        a.txt
        </environment_details>\
        """;
    Path file =
        Files.writeString(
            task.resolve("api_conversation_history.json"),
            "["
                + message("user", "<task>Hi</task>")
                    .replace("}]", "},{\"type\":\"text\",\"text\":" + Lines.json(details) + "}]")
                + ","
                + message("assistant", "Hello")
                + "]");

    ReadTranscript read = ReadTranscript.of(file);

    assertThat(read.dialogue()).startsWith("PERSON: Hi").endsWith("ASSISTANT: Hello");
    assertThat(read.turns()).allMatch(turn -> turn.workspace().get().equals("c:/My Apps/(1)"));
    assertThat(read.turns().get(0).at()).contains(Instant.ofEpochMilli(1_772_359_200_000L));
    assertThat(read.episode().id()).isEqualTo("1772359200000");
  }

  @Test
  void aSummaryIsNoPersons() {
    String summary =
        message("user", "<task>Use npm.</task>").replace("\"ts\"", "\"isSummary\":true,\"ts\"");

    ReadTranscript read =
        ReadTranscript.of(folder, "[" + message("user", "<task>a</task>") + "," + summary + "]");

    assertThat(read.by(Author.PERSON)).containsExactly("a");
  }
}
