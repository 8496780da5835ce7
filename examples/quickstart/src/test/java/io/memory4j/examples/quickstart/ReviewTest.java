package io.memory4j.examples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.memory4j.examples.quickstart.CommandLine.Run;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReviewTest {
  private static final RecordKind SUMMARY = new RecordKind("SUMMARY", true);

  @TempDir Path folder;
  private CommandLine program;

  @BeforeEach
  void setUp() {
    program = new CommandLine(folder);
  }

  private List<MemoryRecord> summaries() {
    try (MemoryStore store = SqliteMemoryStore.open(program.store())) {
      return store.read(
          reader ->
              reader.list(RecordQuery.in(Set.of()).kind(SUMMARY).statuses(Set.of()).limit(1_000)));
    }
  }

  @Test
  void sampleBecomesDaysWeeksAndAMonthWithoutAModel() {
    try (Sample sample = Sample.lay()) {
      Run run = program.run("--review", sample.folder());

      assertThat(run.code()).as(run.err()).isZero();
      assertThat(run.out())
          .contains("Replayed the days from 2026-10-05 to 2026-11-26")
          .contains("Made: 2 days, 2 weeks, 1 month")
          .contains("\n  [2026-10] ")
          .contains("\n    [Week 2026-W42, 2026-10-12 to 2026-10-18] ")
          .contains("\n      [2026-10-12] ")
          .doesNotContain("5f2c9e5f2c9e", "failed");
    }
  }

  @Test
  void secondReplayChangesNothing() {
    try (Sample sample = Sample.lay()) {
      Run first = program.run("--review", sample.folder());
      List<MemoryRecord> made = summaries();

      Run second = program.run("--review", sample.folder());

      assertThat(second.out()).contains("Made: nothing new");
      assertThat(tree(second)).isEqualTo(tree(first));
      assertThat(made).isNotEmpty();
      assertThat(summaries()).isEqualTo(made);
    }
  }

  private static String tree(Run run) {
    return run.out().substring(run.out().indexOf("The summaries"));
  }

  @Test
  void folderWithoutATimeIsRefusedBeforeAStoreIsMade() throws IOException {
    Path untold = Files.createDirectory(folder.resolve("untold"));
    Files.writeString(
        untold.resolve("s.jsonl"),
        "{\"type\":\"user\",\"uuid\":\"u1\",\"sessionId\":\"s1\","
            + "\"message\":{\"role\":\"user\",\"content\":\"Use tabs.\"}}\n");

    Run run = program.run("--review", untold);

    assertThat(run.code()).isEqualTo(Quickstart.REFUSED);
    assertThat(run.err()).contains("calendar");
    assertThat(program.store()).doesNotExist();
  }

  @Test
  void sharedSessionsBecomeDaysWeeksAndMonths() {
    Path shared = Path.of(System.getProperty("memory4j.shared", "shared"));
    Path sessions = shared.resolve("data/sessions/cline");
    assumeTrue(Files.isDirectory(sessions), "the shared transcripts are not here");

    Run run = program.run("--review", sessions);

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("Made: 2 days, 2 weeks, 1 month").contains("\n  [2026-04] ");
  }
}
