package io.memory4j.examples.benchmarks.transcripts;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.report.Setting;
import io.memory4j.examples.benchmarks.report.Suite;
import io.memory4j.examples.benchmarks.timing.Folders;
import io.memory4j.examples.benchmarks.timing.Times;
import io.memory4j.examples.benchmarks.timing.Turns;
import io.memory4j.llm.transcript.Transcripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reading transcripts of Claude Code and Codex, beside a scan of their tokens. */
public final class TranscriptsSuite implements Suite {
  private static final double MEGABYTE = 1e6;
  private static final double MILLIS = 1_000;
  private static final int[] MEGABYTES = {10, 100};

  /** How much is read before it counts: small files more often than large ones. */
  private static final int WARM_UP_MEGABYTES = 300;

  private static final int ROUNDS = 7;

  /** A goal is reached by this speed in megabytes a second, or by this share of the scan's. */
  private static final double SPEED = 100;

  private static final double SHARE = 0.4;

  /** A suite; nothing happens before it runs. */
  public TranscriptsSuite() {}

  @Override
  public String name() {
    return "transcripts";
  }

  @Override
  public void run(Setting setting, Report report) throws Exception {
    Path out = Folders.fresh(setting.out(), "transcripts");
    for (int megabytes : MEGABYTES) {
      long bytes = (long) (megabytes * MEGABYTE);
      Path file = out.resolve("session.jsonl");
      String size = ", " + megabytes + " MB";
      int warmUp = WARM_UP_MEGABYTES / megabytes;
      measure(SampleTranscript.claude(file, bytes), "Claude Code" + size, warmUp, report);
      measure(SampleTranscript.codex(file, bytes), "Codex" + size, warmUp, report);
    }
    report.remark(
        "Of the goal: the larger of MB/s through %.0f and of the share of the scan through %.1f."
            .formatted(SPEED, SHARE));
    Folders.delete(out);
  }

  private static void measure(Path file, String name, int warmUp, Report report) throws Exception {
    Transcripts transcripts = Transcripts.at(file);
    Episode episode = only(transcripts);
    List<Times> times =
        Turns.of(
            warmUp, ROUNDS, round -> read(transcripts, episode), round -> TokenScan.tokens(file));
    double read = speed(file, times.get(0));
    double scan = speed(file, times.get(1));
    report.compared(name + ": read", read, "MB/s");
    report.compared(name + ": scan of its tokens", scan, "MB/s");
    report.compared(name + ": read / scan", read / scan, "x");
    report.ratio(
        name + ": of the goal", Math.max(read / SPEED, read / scan / SHARE), Bound.atLeast(1));
  }

  private static Episode only(Transcripts transcripts) {
    List<Episode> found = new ArrayList<>();
    transcripts.discover(found::add, unread -> {});
    return found.get(0);
  }

  private static void read(Transcripts transcripts, Episode episode) {
    EpisodeReport report = transcripts.read(episode, turn -> true);
    if (report.failure().isPresent() || report.skippedLines() > 0) {
      throw new IllegalStateException("The sample is not read to its end: " + report.failure());
    }
  }

  private static double speed(Path file, Times times) throws IOException {
    return Files.size(file) / MEGABYTE / (times.medianMillis() / MILLIS);
  }
}
