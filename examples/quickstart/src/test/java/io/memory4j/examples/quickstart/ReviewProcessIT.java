package io.memory4j.examples.quickstart;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.review.ReviewReport;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Hosts in several processes share one file and its reviews. */
class ReviewProcessIT {
  private static final int PROCESSES = 3;
  private static final int DAYS = 200;

  @TempDir Path folder;

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void processesThatRunTogetherMakeEachSummaryOnce() throws Exception {
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < PROCESSES; i++) {
      processes.add(ChildJvm.start(ReviewRunner.class, folder, ReviewRunner.RACE, DAYS));
    }
    List<String> saved = new ArrayList<>();
    for (Process process : processes) {
      saved.addAll(lines(process));
    }

    assertThat(saved).doesNotHaveDuplicates();
    assertThat(MadePeriods.in(folder)).containsExactlyInAnyOrderElementsOf(saved);
    assertThat(days(saved))
        .isEqualTo(daysUpTo(days(saved).get(0), ReviewHost.FIRST.plusDays(DAYS - 1)));
  }

  /** Their clocks are days apart, so that the first run may be one of a later day. */
  private static List<String> days(List<String> saved) {
    return saved.stream().filter(id -> id.matches("\\d{4}-\\d{2}-\\d{2}")).sorted().toList();
  }

  private static List<String> daysUpTo(String first, LocalDate end) {
    return LocalDate.parse(first).datesUntil(end).map(LocalDate::toString).toList();
  }

  private static List<String> lines(Process process) throws IOException, InterruptedException {
    String output = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    assertThat(process.waitFor()).as(output).isZero();
    return output.lines().toList();
  }

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void leaseOfAKilledRunnerIsTakenOverWhenItExpires() throws Exception {
    Process runner = ChildJvm.start(ReviewRunner.class, folder, ReviewRunner.HANG, 1);
    try (BufferedReader output = runner.inputReader(UTF_8)) {
      assertThat(output.readLine()).startsWith(ReviewRunner.ASKED);
    } finally {
      runner.destroyForcibly().waitFor();
    }

    try (ReviewHost host = new ReviewHost(folder, (request, wanted) -> ReviewHost.summary())) {
      host.at(ReviewHost.FIRST);
      host.clock.advance(Duration.ofSeconds(179));
      assertThat(host.run()).isEqualTo(ReviewReport.empty());

      host.clock.advance(Duration.ofSeconds(1));
      List<String> saved = ReviewHost.saved(host.run());

      assertThat(saved).hasSizeGreaterThan(30).doesNotHaveDuplicates();
      assertThat(MadePeriods.in(folder)).containsExactlyInAnyOrderElementsOf(saved);
      assertThat(host.run()).isEqualTo(ReviewReport.empty());
    }
  }
}
