package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn.Author;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real and derived files; they are no part of the project, so that these tests may not run. */
class SharedTranscriptsTest {

  private static Path shared(String name) {
    Optional<Path> path = ReadTranscript.shared(name);
    assumeTrue(path.isPresent(), "the folder of shared transcripts is missing");
    return path.get();
  }

  private static ReadTranscript read(String name) {
    return ReadTranscript.of(shared(name));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          claude-code/main-session-v1.0.95.jsonl       | claude-code |   79 | 4 | 幫我檢查   | 不對
          claude-code/record-kinds-v2.1.jsonl          | claude-code |   89 | 1 | [trimmed   | [trimmed
          claude-code/old-shape-v1.9-and-mixed.jsonl   | claude-code |   10 | 1 | Open       | Open
          codex/rollout-v0.39-vscode.jsonl             | codex       |  110 | 1 | 幫我檢查   | 幫我檢查
          codex/record-kinds-to-v0.15x.jsonl           | codex       |  118 | 3 | List the   | [trimmed
          claude-code/subagent/0a1b2c3d-4e5f-4061-8071-2a3b4c5d6e7f.jsonl | claude-code | 3 | 1 | Delegate | Delegate
          gemini-cli/session-2026-04.jsonl             | gemini-cli  |   28 | 2 | /init      | 幫我做一個
          gemini-cli/session-2025-10.json              | gemini-cli  |   19 | 1 | 請幫我檢查 | 請幫我檢查
          gemini-cli/session-jsonl-v0.40-small.jsonl   | gemini-cli  |    5 | 1 | Say hello  | Say hello
          gemini-cli/other-shape-history-parts.json    | gemini-cli  |    2 | 1 | Describe   | Describe
          aider/chat-history-edits.aider.chat.history.md | aider     | 1150 | 8 | give me a  | make the bubble
          aider/chat-history-restarts.aider.chat.history.md | aider  |   46 | 3 | /add **    | /copy-context
          aider/input-history.aider.input.history      | aider       |  111 | 29 | give me a | update the README
          pi-omp/v1-linear-with-compaction.jsonl       | pi          |   35 | 4 | i reviwed  | also remember
          pi-omp/v1-linear-long.jsonl                  | pi          |   57 | 5 | /mode      | ok, i manually
          pi-omp/v3-tree-with-compaction.jsonl         | pi          |    9 | 2 | Read hello | Add one
          opencode/storage_v2/session/proj_test/ses_s_stage0_small.json | opencode | 2 | 1 | Hello | Hello
          opencode/storage_v2/session/proj_test/ses_s_stage0_large.json | opencode | 4 | 2 | Step 1 | Step 2
          cursor/native-export-v3.2.md                 | cursor      |   55 | 4 | Okay then  | Please write
          cursor/specstory-cursor-ide.md               | cursor      |   69 | 1 | For the    | For the
          cursor/agent-transcripts/small.jsonl         | cursor      |    5 | 2 | List the   | Run ls
          cursor/agent-transcripts/large.jsonl         | cursor      |   10 | 3 | What files | Thanks
          cursor/agent-transcripts/schema_drift.jsonl  | cursor      |    4 | 1 | Use the    | Use the
          cursor/agent-transcripts/subagent/parent.jsonl | cursor    |    2 | 1 | Run a      | Run a
          chatgpt/conversations-one-2024.json          | chatgpt     |    1 | 1 | Can you    | Can you
          cline/api_conversation_history.json          | cline       |    8 | 1 | The attached | The attached
          copilot-cli/events-v1.0.34.jsonl             | copilot-cli |   52 | 1 | 請不要修改 | 請不要修改
          derived-edge/aider-headings-inside-reply.aider.chat.history.md | aider | 30 | 2 | explain the | first line
          derived-edge/chatgpt-branches.json           | chatgpt     |    1 | 2 | Which build | see picture
          derived-edge/chatgpt-slim-no-children.json   | chatgpt     |    1 | 2 | Which build | see picture
          derived-edge/gemini-logs.json                | gemini-cli  |    3 | 3 | /help      | run the tests
          derived-edge/gemini-rewind-and-update.jsonl  | gemini-cli  |    9 | 1 | Use Gradle | Use Gradle
          derived-edge/claude-bom-crlf.jsonl           | claude-code |    4 | 2 | Use Gradle | Tests run
          derived-edge/claude-compaction.jsonl         | claude-code |    5 | 1 | Use Gradle | Use Gradle
          derived-edge/claude-duplicate-uuid-later-time.jsonl | claude-code | 5 | 2 | Use Gradle | Tests run
          derived-edge/claude-injected-user-lines.jsonl | claude-code |   6 | 1 | Please use | Please use
          derived-edge/claude-nul-escape-and-zero-tail.jsonl | claude-code | 5 | 2 | before | Tests run
          derived-edge/claude-resume-copy-other-file.jsonl | claude-code | 5 | 3 | Use Gradle | New: Java
          derived-edge/claude-sidechain-inline.jsonl   | claude-code |    4 | 1 | Use Gradle | Use Gradle
          derived-edge/claude-two-objects-one-line.jsonl | claude-code | 3 | 2 | Use Gradle | Tests run
          derived-edge/codex-item-completed.jsonl      | codex       |    5 | 1 | Use Gradle | Use Gradle
          derived-edge/codex-mirrored.jsonl            | codex       |    7 | 1 | Use Gradle | Use Gradle
          derived-edge/codex-response-items-only.jsonl | codex       |    7 | 2 | Use Gradle | Use Gradle
          derived-edge/codex-very-old-bare-lines.jsonl | codex       |    4 | 1 | Use Gradle | Use Gradle
          """)
  void everyFileIsUnderstood(
      String file, String agent, long lines, int persons, String first, String last) {
    ReadTranscript read = read(file);

    List<String> said = read.by(Author.PERSON);

    assertThat(read.episode().agent()).isEqualTo(agent);
    assertThat(read.report().lines()).isEqualTo(lines);
    assertThat(read.report().skipped()).isEmpty();
    assertThat(read.report().failure()).isEmpty();
    assertThat(said).hasSize(persons);
    assertThat(said.get(0)).startsWith(first);
    assertThat(said.get(persons - 1)).startsWith(last);
  }

  @ParameterizedTest
  @ValueSource(strings = {"050_legacy", "051_usage", "052_raw", "053_rate_limit"})
  void aRolloutWithoutTurnsIsNoSilentSuccess(String name) {
    ReadTranscript read = read("codex/legacy/codex_" + name + ".jsonl");

    assertThat(read.turns()).isEmpty();
    assertThat(read.report().skippedLines()).isZero();
    assertThat(read.report().failure()).get().asString().startsWith("no turns understood: ");
  }

  @Test
  void aMalformedLineInTheMiddleCostsItself() {
    ReadTranscript read = read("derived-edge/claude-malformed-middle.jsonl");

    assertThat(read.report().skipped()).extracting(SkippedLine::line).containsExactly(2L);
    assertThat(read.turns()).extracting(t -> t.line()).containsExactly(1L, 4L, 5L);
  }

  @Test
  void aTruncatedLastLineCostsItself() {
    ReadTranscript read = read("derived-edge/claude-truncated-last-line.jsonl");

    assertThat(read.report().skipped()).extracting(SkippedLine::line).containsExactly(4L);
    assertThat(read.turns()).extracting(t -> t.line()).containsExactly(1L, 2L, 3L);
  }

  @Test
  void invalidBytesAndLoneSurrogatesBecomeReplacements() {
    assertThat(read("derived-edge/claude-invalid-utf8.jsonl").by(Author.PERSON).get(0))
        .startsWith("caf\uFFFD and half \uFFFD");
    assertThat(read("derived-edge/claude-lone-surrogate-escape.jsonl").by(Author.PERSON).get(0))
        .isEqualTo("cut here \uFFFD then go on");
  }

  @Test
  void aSidechainIsTheSubAgents() {
    assertThat(read("derived-edge/claude-sidechain-inline.jsonl").by(Author.SUB_AGENT))
        .containsExactly("Find TODOs", "I always prefer tabs.");
    assertThat(read("derived-edge/claude-sidechain-inline.jsonl").by(Author.ASSISTANT))
        .containsExactly("Noted.");
  }

  @Test
  void aSubAgentsFileIsAnEpisodeOfItsOwn() {
    Transcripts transcripts = Transcripts.at(shared("claude-code/subagent"));
    List<Episode> episodes = new ArrayList<>();

    transcripts.discover(episodes::add, unread -> {});

    assertThat(episodes)
        .extracting(Episode::id)
        .containsExactly("agent-a0ad4f44468bdf20d", "0a1b2c3d-4e5f-4061-8071-2a3b4c5d6e7f");
    assertThat(ReadTranscript.of(transcripts, episodes.get(0)).by(Author.PERSON)).isEmpty();
    assertThat(ReadTranscript.of(transcripts, episodes.get(1)).by(Author.PERSON)).hasSize(1);
  }

  @Test
  void whatAnAgentDidOutsideOfAnyTurnIsNoPersons() {
    ReadTranscript log = read("aider/llm-history-head.aider.llm.history");

    assertThat(log.episode().agent()).isEqualTo("aider");
    assertThat(log.turns()).isEmpty();
    assertThat(log.report().failure()).isEmpty();
    assertThat(read("cursor/agent-transcripts/subagent/subagents/child.jsonl").dialogue())
        .containsExactly("SUB_AGENT: List files", "SUB_AGENT: file1.txt\nfile2.txt");
  }

  @Test
  void partsInOneFolderAreFoundAndMissingOnesAreMissing() {
    ReadTranscript read = read("opencode/storage_legacy/session/proj_test/ses_s_stage0_drift.json");

    assertThat(read.dialogue())
        .containsExactly(
            "TOOL: # Title\n\nBody", "ASSISTANT: Read README and extracted the title.");
  }

  @Test
  void aSessionWithoutItsMessagesIsNoSilentSuccess() {
    ReadTranscript read = read("opencode/records-from-doc-v1.0.207.jsonl");

    assertThat(read.episode().agent()).isEqualTo("opencode");
    assertThat(read.report().failure()).get().asString().startsWith("no turns understood: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"chatgpt-branches", "chatgpt-slim-no-children"})
  void abandonedBranchesAreNowhere(String name) {
    assertThat(read("derived-edge/" + name + ".json").dialogue())
        .containsExactly(
            "PERSON: Which build tool?",
            "ASSISTANT: Use Gradle.",
            "PERSON: see picture",
            "TOOL: 1\n");
  }

  @Test
  void everyFileIsAnEpisodeOrCompletesOne() {
    List<Episode> episodes = new ArrayList<>();
    List<String> unread = new ArrayList<>();

    Transcripts.at(shared("")).discover(episodes::add, u -> unread.add(u.location().toString()));

    assertThat(episodes).hasSize(57);
    assertThat(unread).hasSize(1).allMatch(name -> name.endsWith("README.md"));
  }
}
