package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Lines.claude;
import static io.memory4j.llm.transcript.Lines.claudeAssistant;
import static io.memory4j.llm.transcript.Lines.claudeUser;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClaudeCodeTest {
  @TempDir Path folder;

  @Test
  void oneCutLineCostsOneLine() {
    String cut = claudeAssistant("a1", "two").substring(0, 60);

    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claudeUser("u1", "one"),
            cut,
            claudeUser("u2", "three"),
            "",
            claudeAssistant("a2", "five"));

    assertThat(read.dialogue()).containsExactly("PERSON: one", "PERSON: three", "ASSISTANT: five");
    assertThat(read.report().lines()).isEqualTo(5);
    assertThat(read.report().skipped())
        .containsExactly(new SkippedLine(2, "the line ends in the middle of JSON"));
    assertThat(read.report().failure()).isEmpty();
  }

  @Test
  void aLastLineThatIsCutIsReadOnceItIsWhole() throws IOException {
    String last = claudeUser("u3", "five");
    String start = claudeUser("u1", "one") + "\n\n" + claudeUser("u2", "three") + "\n";
    Path file = ReadTranscript.written(folder, start + last.substring(0, 70));

    ReadTranscript before = ReadTranscript.of(file);
    Files.writeString(file, last.substring(70), StandardOpenOption.APPEND);
    ReadTranscript after = ReadTranscript.of(file);

    assertThat(before.by(Author.PERSON)).containsExactly("one", "three");
    assertThat(before.report().skippedLines()).isEqualTo(1);
    assertThat(after.by(Author.PERSON)).containsExactly("one", "three", "five");
    assertThat(after.report().skippedLines()).isZero();
  }

  @Test
  void aTurnTellsItsPlace() {
    Turn turn = ReadTranscript.of(folder, "", claudeAssistant("a1", "Done.")).turns().get(0);

    assertThat(turn.line()).isEqualTo(2);
    assertThat(turn.at()).contains(Instant.parse("2026-03-01T10:00:01Z"));
    assertThat(turn.session()).isEqualTo("s1");
    assertThat(turn.workspace()).contains("/w");
    assertThat(turn.message()).contains("msg_a1 req_a1");
  }

  @Test
  void aMessageIdWithoutARequestTellsNothing() {
    String line = claude("assistant", "a1", "\"id\":\"m\",\"content\":\"Done.\"", "");

    assertThat(ReadTranscript.of(folder, line).turns().get(0).message()).isEmpty();
  }

  @Test
  void whatTheProgramFilesUnderUserIsNoPersons() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claude("user", "u1", "\"content\":\"Caveat\"", ",\"isMeta\":true"),
            claude("user", "u2", "\"content\":\"Summary\"", ",\"isCompactSummary\":true"),
            claudeUser("u3", "<command-name>/mcp</command-name>\n<command-args></command-args>"),
            claudeUser("u4", "<local-command-stdout>Use npm.</local-command-stdout>"),
            claudeUser("u5", "[Request interrupted by user for tool use]"),
            claude("user", "u6", "\"content\":\"Use npm.\"", origin("task-notification")),
            claudeUser("u7", "<system-reminder>Use npm.</system-reminder>\nUse pnpm."),
            claudeUser("u8", "<user-memory-input>Use tabs.</user-memory-input>"));

    assertThat(read.by(Author.PERSON)).containsExactly("Use pnpm.", "Use tabs.");
    assertThat(read.by(Author.TOOL)).containsExactly("Use npm.");
    assertThat(read.report().turns(Author.INJECTED)).isEqualTo(5);
    assertThat(read.by(Author.COMPACTION)).containsExactly("Summary");
  }

  @Test
  void summaryOfAVersionThatDidNotMarkItIsACompaction() {
    String text = "This session is being continued from a previous conversation. So far: npm.";

    assertThat(ReadTranscript.of(folder, claudeUser("u1", text)).by(Author.COMPACTION))
        .containsExactly(text);
  }

  private static String origin(String kind) {
    return ",\"origin\":{\"kind\":\"" + kind + "\"}";
  }

  @Test
  void aToolsResultIsTheTools() {
    String result =
        "\"content\":[{\"type\":\"tool_result\",\"content\":[{\"type\":\"text\",\"text\":\"Use"
            + " npm.\"},"
            + "{\"type\":\"image\",\"source\":{\"data\":\"QUJD\"}}]},{\"type\":\"text\",\"text\":\"ok\"}]";

    ReadTranscript read = ReadTranscript.of(folder, claude("user", "u1", result, ""));

    assertThat(read.dialogue()).containsExactly("TOOL: Use npm.", "PERSON: ok");
  }

  @Test
  void aLongResultTakesNoRoomFromWhatThePersonSaysBesideIt() {
    String result = "{\"type\":\"tool_result\",\"content\":\"" + "x".repeat(1_200_000) + "\"}";
    String said = "{\"type\":\"text\",\"text\":\"Use pnpm.\"}";
    String content = "\"content\":[" + result + "," + result + "," + said + "]";

    ReadTranscript read = ReadTranscript.of(folder, claude("user", "u1", content, ""));

    assertThat(read.by(Author.PERSON)).containsExactly("Use pnpm.");
    assertThat(read.by(Author.TOOL).get(0)).hasSize(1_000_000);
  }

  @Test
  void aReminderThatIsTooLongToBeReadWholeIsNoPersons() {
    String reminder = "<system-reminder>\n" + "Always use npm. ".repeat(80_000);

    ReadTranscript read =
        ReadTranscript.of(folder, claudeUser("u1", "Hi. " + reminder + "</system-reminder>"));

    assertThat(read.by(Author.PERSON)).containsExactly("Hi.");
  }

  @Test
  void aTagThatIsNotClosedIsAWord() {
    assertThat(
            ReadTranscript.of(folder, claudeUser("u1", "Why <system-reminder> here?")).dialogue())
        .containsExactly("PERSON: Why <system-reminder> here?");
  }

  @Test
  void eachLineTellsItsOwnFolder() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claudeUser("u1", "one"),
            claudeUser("u2", "two").replace("\"/w\"", "\"/w/tree\""),
            claudeUser("u3", "three").replace("\"cwd\":\"/w\",", ""));

    assertThat(read.turns())
        .extracting(turn -> turn.workspace().orElse(""))
        .containsExactly("/w", "/w/tree", "/w/tree");
  }

  @Test
  void whatTheProgramSaysInTheNameOfTheModelIsInjected() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claudeUser("u1", "Hi"),
            claude("assistant", "a1", "\"model\":\"<synthetic>\",\"content\":\"No reply\"", ""),
            claude("assistant", "a2", "\"content\":\"API error\"", ",\"isApiErrorMessage\":true"),
            claude(
                "assistant",
                "a3",
                "\"content\":[{\"type\":\"thinking\",\"thinking\":\"hm\"},{\"type\":\"tool_use\","
                    + "\"input\":{\"text\":\"Use npm.\"}},{\"type\":\"new_in_3\",\"text\":\"x\"}]",
                ""));

    assertThat(read.dialogue())
        .containsExactly("PERSON: Hi", "INJECTED: No reply", "INJECTED: API error");
  }

  @Test
  void timesThatGoBackChangeNoOrder() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claudeUser("u1", "one"),
            claudeUser("u2", "two").replace("10:00:01", "09:59:59"));

    assertThat(read.by(Author.PERSON)).containsExactly("one", "two");
    assertThat(read.turns().get(1).at().get()).isBefore(read.turns().get(0).at().get());
  }

  @Test
  void aResumedSessionIsThatOfItsFileAndItsCopiesAreOfTheOldOne() throws IOException {
    String resumed = "00000000-0000-4000-8000-00000000000a";
    String text =
        claudeUser("u1", "one")
            + "\n"
            + claudeUser("u2", "two").replace("\"s1\"", "\"" + resumed + "\"");
    Path file = Files.writeString(folder.resolve(resumed + ".jsonl"), text);

    ReadTranscript read = ReadTranscript.of(file);

    assertThat(read.episode().id()).isEqualTo(resumed);
    assertThat(read.turns()).extracting(Turn::session).containsExactly("s1", resumed);
  }

  @Test
  void theFileOfASubAgentIsAnEpisodeBesideItsParent() throws IOException {
    Path below = Files.createDirectories(folder.resolve("s1/subagents"));
    String brief = claude("user", "u1", "\"content\":\"Find it\"", ",\"agentId\":\"a7\"");
    Path file = Files.writeString(below.resolve("agent-a7.jsonl"), brief);
    Files.writeString(
        below.resolve("agent-a7.meta.json"), "{\"agentType\":\"Explore\",\"spawnDepth\":1}");
    List<String> ids = new ArrayList<>();

    Transcripts.at(folder)
        .discover(found -> ids.add(found.id()), unread -> ids.add(unread.toString()));

    assertThat(ids).containsExactly("s1/agent-a7");
    assertThat(ReadTranscript.of(file).dialogue()).containsExactly("SUB_AGENT: Find it");
  }

  @Test
  void aQueuedPromptIsThePersons() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claude("attachment", "u1", "\"content\":null", queued("\"Use pnpm.\"", "prompt")),
            claude(
                "attachment",
                "u2",
                "\"content\":null",
                queued("[{\"type\":\"text\",\"text\":\"Hi\"}]", "prompt")),
            claude(
                "attachment",
                "u3",
                "\"content\":null",
                queued("\"task 3 ended\"", "task-notification")),
            claude(
                "attachment",
                "u4",
                "\"content\":null",
                ",\"attachment\":{\"type\":\"nested_memory\",\"content\":{\"content\":\"Use"
                    + " npm.\"}}"));

    assertThat(read.dialogue())
        .containsExactly("PERSON: Use pnpm.", "PERSON: Hi", "INJECTED: task 3 ended");
  }

  private static String queued(String prompt, String mode) {
    return ",\"attachment\":{\"prompt\":%s,\"type\":\"queued_command\",\"commandMode\":\"%s\"}"
        .formatted(prompt, mode);
  }

  @Test
  void aSubAgentsThreadIsItsOwn() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claudeUser("u1", "Look around"),
            claude("user", "u1", "\"content\":\"Find TODOs\"", ",\"isSidechain\":true"),
            claude("assistant", "a1", "\"content\":\"I prefer tabs\"", ",\"agentId\":\"x\""),
            claudeAssistant("a1", "Noted."));

    assertThat(read.dialogue())
        .containsExactly(
            "PERSON: Look around",
            "SUB_AGENT: Find TODOs",
            "SUB_AGENT: I prefer tabs",
            "ASSISTANT: Noted.");
  }

  @Test
  void theSecondLineWithAUuidIsACopy() {
    ReadTranscript read =
        ReadTranscript.of(folder, claudeUser("u1", "one"), claudeUser("u1", "two"));

    assertThat(read.by(Author.PERSON)).containsExactly("one");
    assertThat(read.report().skippedLines()).isZero();
  }

  @Test
  void theOldShapeIsRead() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            "{\"type\":\"user\",\"sessionId\":\"s\",\"project\":\"/p\",\"message\":{\"content\":\"Open"
                + " it\"}}",
            "{\"type\":\"tool_use\",\"sessionId\":\"s\",\"name\":\"sh\",\"input\":{\"text\":\"x\"}}",
            "{\"type\":\"tool_result\",\"sessionId\":\"s\",\"output\":\"# Title\"}",
            "{\"type\":\"assistant\",\"sessionId\":\"s\",\"message\":{\"content\":\"Opened.\"}}");

    assertThat(read.dialogue())
        .containsExactly("PERSON: Open it", "TOOL: # Title", "ASSISTANT: Opened.");
    assertThat(read.episode().workspace()).contains("/p");
  }

  @Test
  void twoObjectsOnALineAreTwo() {
    ReadTranscript read =
        ReadTranscript.of(folder, claudeUser("u1", "one") + claudeAssistant("a1", "two"));

    assertThat(read.dialogue()).containsExactly("PERSON: one", "ASSISTANT: two");
  }

  @Test
  void aSessionInWhichNobodySpeaksIsReported() {
    ReadTranscript read =
        ReadTranscript.of(folder, "{\"type\":\"summary\",\"summary\":\"x\",\"leafUuid\":\"u\"}");

    assertThat(read.turns()).isEmpty();
    assertThat(read.report().failure()).get().asString().startsWith("no turns understood: ");
    assertThat(read.episode().id()).isEqualTo("transcript");
  }
}
