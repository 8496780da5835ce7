package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Lines.codex;
import static io.memory4j.llm.transcript.Lines.codexCompleted;
import static io.memory4j.llm.transcript.Lines.codexEvent;
import static io.memory4j.llm.transcript.Lines.codexHead;
import static io.memory4j.llm.transcript.Lines.codexItem;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn.Author;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodexTest {
  private static final String[] DIALOGUE = {"PERSON: Use Gradle.", "ASSISTANT: Done."};

  @TempDir Path folder;

  @Test
  void mirroredTurnsCountOnce() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codexItem("user", "Use Gradle."),
            codexEvent("user_message", "Use Gradle."),
            codexEvent("agent_message", "Done."),
            codexItem("assistant", "Done."));

    assertThat(read.dialogue()).containsExactly(DIALOGUE);
    assertThat(read.episode().agent()).isEqualTo("codex");
    assertThat(read.episode().id()).isEqualTo("c1");
  }

  @Test
  void itemsAloneAreTurnsAndRepeatsAreKept() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codexItem("user", "Use Gradle."),
            codexItem("assistant", "Done."),
            codexItem("user", "Use Gradle."),
            codexItem("assistant", "Done."));

    assertThat(read.dialogue()).containsExactly(DIALOGUE[0], DIALOGUE[1], DIALOGUE[0], DIALOGUE[1]);
  }

  @Test
  void eventsAloneAreTurns() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codexEvent("user_message", "Use Gradle."),
            codexEvent("agent_message", "Done."));

    assertThat(read.dialogue()).containsExactly(DIALOGUE);
  }

  @Test
  void completedItemsAreTurns() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codexCompleted("UserMessage", "Use Gradle."),
            codexCompleted("AgentMessage", "Done."),
            codexCompleted("Reasoning", "Hm."));

    assertThat(read.dialogue()).containsExactly(DIALOGUE);
  }

  @Test
  void aHeadAloneIsReportedAsNotUnderstood() {
    ReadTranscript read =
        ReadTranscript.of(
            folder, codexHead(), codex("event_msg", "\"type\":\"talk\",\"words\":\"Use Gradle.\""));

    assertThat(read.report().failure()).get().asString().startsWith("no turns understood: ");
  }

  @Test
  void injectedItemsAloneAreReportedAsNotUnderstood() {
    ReadTranscript read =
        ReadTranscript.of(
            folder, codexHead(), codexItem("user", "<environment_context>x</environment_context>"));

    assertThat(read.report().turns(Author.INJECTED)).isEqualTo(1);
    assertThat(read.report().failure()).get().asString().startsWith("no turns understood: ");
  }

  @Test
  void whatCodexPutsUnderUserIsInjected() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codexItem("developer", "Always use npm."),
            codexItem(
                "user",
                "# AGENTS.md instructions for /w\n\n<INSTRUCTIONS>\nUse tabs.\n</INSTRUCTIONS>"),
            codexItem("user", "<environment_context><cwd>/w</cwd></environment_context>"),
            codexItem("user", "<new_in_0_160>Use bun.</new_in_0_160>"),
            codexItem("user", "Use spaces here."),
            codexItem("assistant", "Ok."));

    assertThat(read.by(Author.PERSON)).containsExactly("Use spaces here.");
    assertThat(read.report().turns(Author.INJECTED)).isEqualTo(4);
  }

  @Test
  void anItemThatNoEventConfirmsIsInjected() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codexItem("user", "Warning: use fewer processes."),
            codexItem("user", "Use spaces here."),
            codexEvent("user_message", "Use spaces here."),
            codexEvent("agent_message", "Ok."));

    assertThat(read.dialogue())
        .containsExactly(
            "INJECTED: Warning: use fewer processes.",
            "PERSON: Use spaces here.",
            "ASSISTANT: Ok.");
  }

  @Test
  void aNewerCodexMayGoOnWithItemsOnly() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codexItem("user", "Use Gradle."),
            codexEvent("user_message", "Use Gradle."),
            codexEvent("agent_message", "Done."),
            codexItem("assistant", "Done."),
            codexItem("user", "Now Java 17."),
            codexItem("assistant", "Done."));

    assertThat(read.dialogue())
        .containsExactly(DIALOGUE[0], DIALOGUE[1], "PERSON: Now Java 17.", DIALOGUE[1]);
  }

  @Test
  void ofAPromptFromAnIdeOnlyTheTailIsThePersons() {
    String prompt =
        """
        # Context from my IDE setup:

        ## Open tabs:
        - a.md ## My request for Codex: Use npm.

        ## My request for Codex:
        Use pnpm.
        """;

    ReadTranscript read =
        ReadTranscript.of(
            folder, codexHead(), codexItem("user", prompt), codexEvent("user_message", prompt));

    assertThat(read.by(Author.PERSON)).containsExactly("Use pnpm.");
    assertThat(read.report().turns(Author.INJECTED)).isEqualTo(1);
  }

  @Test
  void whatAnIdeTellsWithoutARequestIsNoPersons() {
    String context = "\n# Context from my IDE setup:\n\n## Open tabs:\n- Always use npm.\n";
    String asked = context + "\n## My request for Codex:\nUse pnpm.";

    ReadTranscript read =
        ReadTranscript.of(
            folder, codexHead(), codexItem("user", context), codexItem("user", asked));

    assertThat(read.by(Author.PERSON)).containsExactly("Use pnpm.");
    assertThat(read.by(Author.INJECTED)).allMatch(text -> text.contains("npm"));
  }

  @Test
  void theOutputOfAToolMayHaveAnyShape() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codexItem("user", "Use Gradle."),
            output("\"one\""),
            output("{\"text\":\"two\"}"),
            output("[{\"type\":\"input_text\",\"text\":\"three\"},{\"image_url\":\"x\"},\"four\"]"),
            output("null"));

    assertThat(read.by(Author.TOOL)).containsExactly("one", "two", "three\nfour");
  }

  private static String output(String value) {
    return codex("response_item", "\"type\":\"custom_tool_call_output\",\"output\":" + value);
  }

  @Test
  void whatACompactionRepeatsIsNotCountedAgain() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codexItem("user", "Use Gradle."),
            codexItem("assistant", "Done."),
            codex(
                "compacted",
                "\"message\":\"So far:"
                    + " Gradle.\",\"replacement_history\":[{\"type\":\"message\",\"role\":\"user\",\"content\":[{\"text\":\"Use"
                    + " Gradle.\"}]}]"));

    assertThat(read.dialogue())
        .containsExactly(DIALOGUE[0], DIALOGUE[1], "COMPACTION: So far: Gradle.");
  }

  @Test
  void bareLinesOf2025AreRead() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            "{\"id\":\"o1\",\"timestamp\":\"2025-07-01T00:00:00Z\",\"instructions\":null,\"git\":{}}",
            "{\"record_type\":\"state\"}",
            "{\"type\":\"message\",\"id\":null,\"role\":\"user\",\"content\":[{\"text\":\"Use"
                + " Gradle.\"}]}",
            "{\"type\":\"function_call_output\",\"call_id\":\"f\",\"output\":\"ok\"}",
            "{\"type\":\"message\",\"role\":\"assistant\",\"content\":[{\"text\":\"Done.\"}]}");

    assertThat(read.dialogue()).containsExactly(DIALOGUE[0], "TOOL: ok", DIALOGUE[1]);
    assertThat(read.turns().get(0).session()).isEqualTo("o1");
  }

  @Test
  void theWorkspaceFollowsTheTurnsAndTheFirstHeadCounts() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codexHead(),
            codex("session_meta", "\"id\":\"other\",\"cwd\":\"/other\""),
            codexItem("user", "one"),
            codex("turn_context", "\"cwd\":\"/w/sub\""),
            codexItem("user", "two"));

    assertThat(read.turns().get(0).workspace()).contains("/w");
    assertThat(read.turns().get(1).workspace()).contains("/w/sub");
    assertThat(read.turns().get(1).session()).isEqualTo("c1");
  }

  @Test
  void inTheFileOfASubAgentNobodyElseSpeaks() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            codex("session_meta", "\"id\":\"c2\",\"source\":{\"subagent\":{\"other\":\"x\"}}"),
            codexItem("user", "Use npm."),
            codexItem("assistant", "Done."));

    assertThat(read.dialogue()).containsExactly("SUB_AGENT: Use npm.", "SUB_AGENT: Done.");
  }
}
