package io.memory4j.examples.benchmarks.transcripts;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Turn.Author;
import io.memory4j.llm.transcript.Transcripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleTranscriptTest {
  private static final int BYTES = 100_000;

  @TempDir Path folder;

  @Test
  void bothAreReadToTheirEndAndEachTurnOnce() throws IOException {
    check(SampleTranscript.claude(folder.resolve("a"), BYTES), "claude-code");
    check(SampleTranscript.codex(folder.resolve("b"), BYTES), "codex");
  }

  private static void check(Path file, String agent) throws IOException {
    List<Episode> found = new ArrayList<>();
    Transcripts transcripts = Transcripts.at(file);
    transcripts.discover(found::add, unread -> {});

    EpisodeReport report = transcripts.read(found.get(0), turn -> true);

    assertThat(found.get(0).agent()).isEqualTo(agent);
    assertThat(Files.size(file)).isBetween((long) BYTES, BYTES + 20_000L);
    assertThat(report.skipped()).isEmpty();
    assertThat(report.turns(Author.PERSON))
        .isPositive()
        .isEqualTo(report.turns(Author.ASSISTANT))
        .isEqualTo(report.turns(Author.TOOL));
  }

  @Test
  void aSampleIsTheSameInEveryRun() throws IOException {
    Path first = SampleTranscript.codex(folder.resolve("a"), BYTES);
    Path second = SampleTranscript.codex(folder.resolve("b"), BYTES);

    assertThat(second).hasSameBinaryContentAs(first);
    assertThat(TokenScan.tokens(first)).isEqualTo(TokenScan.tokens(second)).isGreaterThan(1_000);
  }
}
