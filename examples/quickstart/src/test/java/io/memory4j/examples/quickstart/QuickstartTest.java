package io.memory4j.examples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.memory4j.examples.quickstart.CommandLine.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuickstartTest {
  @TempDir Path folder;
  private CommandLine program;

  @BeforeEach
  void setUp() {
    program = new CommandLine(folder);
  }

  @Test
  void sampleGivesBoundedBlockOfWhatThePersonStated() {
    Run run = program.run();

    assertThat(run.code()).isZero();
    assertThat(run.block().codePoints().count()).isLessThan(2_000);
    assertThat(run.block())
        .contains("- We always use pnpm in this repository, never npm.")
        .contains("Deploys go through staging first")
        .doesNotContain("yarn", "npm ci", "Groovy", "prefer H2", "5f2c9e5f2c9e");
  }

  @Test
  void secondRunLearnsNothingAndPrintsTheSameBlock() {
    Run first = program.run();

    Run second = program.run();

    assertThat(second.out()).contains("Learned: 0 new");
    assertThat(second.block()).isEqualTo(first.block());
  }

  @Test
  void blockIsTheSameUnderAnotherLocaleAndZone() {
    program.run();
    String block = program.run("--block").out();
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Locale.setDefault(new Locale("tr", "TR"));
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));

      assertThat(program.run("--block").out()).isEqualTo(block).startsWith("<memory4j>");
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  @Test
  void skippedLinesAreReportedByFileAndNumber() {
    Run run = program.run();

    assertThat(run.out()).contains("claude-code.jsonl").contains("line 10 skipped");
  }

  @Test
  void missingPathIsRefusedInOneLineAndCreatesNothing() throws IOException {
    Run run = program.run(folder.resolve("nowhere"));

    assertRefused(run, "nowhere");
  }

  @Test
  void danglingLinkIsRefused() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("gone"));

    Run run = program.run(link);

    assertThat(run.code()).isEqualTo(Quickstart.REFUSED);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(program.store()).doesNotExist();
  }

  @Test
  void folderWithoutTranscriptsIsRefused() throws IOException {
    Path notes = Files.createDirectory(folder.resolve("notes"));
    Files.writeString(notes.resolve("a.txt"), "Always use tabs.");

    Run run = program.run(notes);

    assertThat(run.code()).isEqualTo(Quickstart.REFUSED);
    assertThat(run.err()).contains("no transcript").hasLineCount(1);
    assertThat(program.store()).doesNotExist();
  }

  @Test
  void storeThatIsNotSqliteIsRefusedAndLeftAsItWas() throws IOException {
    Path file = program.store().resolve("memory.v1/memory.db");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "this is a letter, not a database, however long it may grow");

    Run run = program.run();

    assertThat(run.code()).isEqualTo(Quickstart.REFUSED);
    assertThat(run.err()).hasLineCount(1);
    assertThat(file).hasContent("this is a letter, not a database, however long it may grow");
    assertThat(file.getParent()).isDirectoryNotContaining("glob:**-wal");
  }

  @Test
  void storeThatIsAFileIsRefused() throws IOException {
    Files.writeString(program.store(), "a file where a folder belongs");

    Run run = program.run();

    assertThat(run.code()).isEqualTo(Quickstart.REFUSED);
    assertThat(run.err()).hasLineCount(1);
    assertThat(program.store()).hasContent("a file where a folder belongs");
  }

  @Test
  void mailboxIsHarvestedOnce() throws IOException {
    Path mailbox = Files.createDirectory(folder.resolve("state"));
    Files.writeString(mailbox.resolve("remember.md"), "# notes\n- Ana prefers short answers\n");
    Files.writeString(mailbox.resolve("project-notes.md"), "* The build needs JDK 17\n");

    Run first = program.run("--mailbox", mailbox);
    Run second = program.run("--mailbox", mailbox);

    assertThat(first.code()).isZero();
    assertThat(first.out()).contains("Took 2 statements").contains("Learned: 2 new");
    assertThat(first.block()).contains("Ana prefers short answers", "The build needs JDK 17");
    assertThat(second.out()).contains("Took 0 statements");
    assertThat(second.block()).isEqualTo(first.block());
  }

  @Test
  void agentWithAMailboxIsToldHowToUseIt() throws IOException {
    Path mailbox = Files.createDirectory(folder.resolve("state"));

    Run run = program.run("--mailbox", mailbox);

    assertThat(run.block())
        .contains("## How to have something remembered")
        .contains(mailbox.toRealPath().resolve("remember.md").toString());
    assertThat(run.out()).contains("how-to-remember: Append one line");
  }

  @Test
  void rulesOfTheProjectStandBeforeTheFactsAndLeftOutFactsAreExplained() throws IOException {
    Files.writeString(folder.resolve("AGENTS.md"), "Ask before you push.\n");

    Run run = program.run("--rules", "--chars", "500");

    assertThat(run.block()).contains("to be followed\nAsk before you push.\n## About this project");
    assertThat(run.out()).contains(folder.resolve("AGENTS.md") + ":1: Ask before you push.");
    assertThat(run.out()).contains("  BUDGET, cost ");
  }

  @Test
  void lengthThatIsNoNumberIsRefused() throws IOException {
    assertRefused(program.run("--chars", "many"), "--chars");
    assertRefused(program.run("--chars"), "--chars");
  }

  @Test
  void missingMailboxIsRefused() throws IOException {
    assertRefused(program.run("--mailbox", folder.resolve("nowhere")), "nowhere");
  }

  @Test
  void unknownOptionIsRefused() throws IOException {
    assertRefused(program.run("--colour"), "--colour");
  }

  @Test
  void realTranscriptsAreAllRead() {
    Path sessions = Path.of(System.getProperty("memory4j.shared", "shared"), "data", "sessions");
    assumeTrue(Files.isDirectory(sessions), "the real transcripts are not there");

    Run run = program.run(sessions.resolve("claude-code"), sessions.resolve("codex"));

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Read 11 transcripts").contains("main-session-v1.0.95.jsonl");
  }

  private void assertRefused(Run run, String thing) throws IOException {
    assertThat(run.code()).isEqualTo(Quickstart.REFUSED);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(thing).hasLineCount(1);
    try (var left = Files.list(folder)) {
      assertThat(left.toList()).isEqualTo(List.of());
    }
  }
}
