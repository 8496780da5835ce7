package io.memory4j.examples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.memory4j.examples.quickstart.CommandLine.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {
  private static final Pattern AGENT =
      Pattern.compile("(?m)^\\d+\\. (?:person|assistant) in ([a-z-]+),");

  @TempDir Path folder;
  private CommandLine program;

  @BeforeEach
  void setUp() {
    program = new CommandLine(folder);
  }

  private static Set<String> agents(Run run) {
    Set<String> agents = new TreeSet<>();
    Matcher matcher = AGENT.matcher(run.out());
    while (matcher.find()) {
      agents.add(matcher.group(1));
    }
    return agents;
  }

  @Test
  void sampleIsSearchedOverItsFormats() {
    try (Sample sample = Sample.lay()) {
      Run run = program.run("--history", "use testcontainers or pnpm?", sample.folder());

      assertThat(run.code()).as(run.err()).isZero();
      assertThat(agents(run)).containsExactly("claude-code", "codex");
      assertThat(run.out())
          .contains("Indexed ")
          .contains("person in codex, 2026-10-12 16:02 UTC")
          .contains("No, use Testcontainers instead of H2.")
          .contains("codex.jsonl, line 8, in /home/user1/shop")
          .contains("We always use pnpm in this repository")
          .doesNotContain("Always write tests in Groovy");
    }
  }

  @Test
  void secondSearchReadsNothingAnew() {
    try (Sample sample = Sample.lay()) {
      Run first = program.run("--history", "testcontainers", sample.folder());

      Run second = program.run("--history", "testcontainers", sample.folder());

      assertThat(second.out()).contains("Indexed 0 new turns; 0 sessions read, 2 unchanged");
      assertThat(found(second)).isEqualTo(found(first));
    }
  }

  private static String found(Run run) {
    return run.out().substring(run.out().indexOf("Found"));
  }

  @Test
  void withoutAFolderItSearchesWhatWasIndexed() {
    Run sample = program.run("--history", "testcontainers");

    Run stored = program.run("--history", "testcontainers");

    assertThat(stored.out()).doesNotContain("Indexed");
    assertThat(found(stored)).isEqualTo(found(sample));
  }

  @Test
  void blankWordsAreRefusedBeforeAStoreIsMade() {
    Run run = program.run("--history", " ");

    assertThat(run.code()).isEqualTo(Quickstart.REFUSED);
    assertThat(run.err()).contains("--history");
    assertThat(program.store()).doesNotExist();
  }

  @Test
  void folderThatIsNotThereIsRefusedBeforeAStoreIsMade() {
    Run run = program.run("--history", "words", folder.resolve("nowhere"));

    assertThat(run.code()).isEqualTo(Quickstart.REFUSED);
    assertThat(program.store()).doesNotExist();
  }

  @Test
  void sharedSessionsAreSearchedOverManyFormats() {
    Path shared = Path.of(System.getProperty("memory4j.shared", "shared"));
    Path sessions = shared.resolve("data/sessions");
    assumeTrue(Files.isDirectory(sessions), "the shared transcripts are not here");

    Set<String> agents = new TreeSet<>();
    program.run("--history", "nothing", sessions);
    for (String words : new String[] {"test", "file", "add a function", "python", "error", "fix"}) {
      agents.addAll(agents(program.run("--history", words)));
    }

    assertThat(agents).hasSizeGreaterThanOrEqualTo(6);
  }
}
