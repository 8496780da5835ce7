package io.memory4j.examples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two hosts of one process over one file. */
class ReviewRaceTest {
  private static final int DAYS = 16;

  @TempDir Path folder;

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void twoHostsThatRunTogetherMakeEachSummaryOnce() {
    List<String> saved = new ArrayList<>();
    try (ReviewHost one = new ReviewHost(folder, (request, wanted) -> ReviewHost.summary());
        ReviewHost two = new ReviewHost(folder, (request, wanted) -> ReviewHost.summary())) {
      ReviewHost.days(DAYS)
          .forEach(
              day -> {
                var other = CompletableFuture.supplyAsync(() -> two.at(day).run());
                saved.addAll(ReviewHost.saved(one.at(day).run()));
                saved.addAll(ReviewHost.saved(other.join()));
              });
    }

    assertThat(saved).doesNotHaveDuplicates().hasSizeGreaterThan(30 + DAYS - 1);
    assertThat(MadePeriods.in(folder)).containsExactlyInAnyOrderElementsOf(saved);
  }

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES)
  void runnerThatIsSilentForALeaseIsReplacedAndWritesNothingMore() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    LocalDate day = ReviewHost.FIRST;
    try (ReviewHost slow = new ReviewHost(folder, (request, wanted) -> late(asked, goOn));
        ReviewHost other = new ReviewHost(folder, (request, wanted) -> ReviewHost.summary())) {
      var late = CompletableFuture.supplyAsync(() -> slow.at(day).run());
      asked.await();

      assertThat(other.at(day).run()).isEqualTo(ReviewReport.empty());
      other.clock.advance(Duration.ofMinutes(3));
      List<String> saved = ReviewHost.saved(other.run());
      goOn.countDown();

      assertThat(late.join().warnings()).anyMatch(warning -> warning.contains("LeaseLost"));
      assertThat(ReviewHost.saved(late.join())).isEmpty();
      assertThat(MadePeriods.in(folder)).containsExactlyInAnyOrderElementsOf(saved);
      assertThat(other.chain().summaries(ReviewLevel.DAILY, 1).get(0).period())
          .isEqualTo(Period.of(ReviewLevel.DAILY, day.minusDays(1)));
    }
  }

  private static String late(CountDownLatch asked, CountDownLatch goOn) {
    asked.countDown();
    try {
      goOn.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return ReviewHost.summary();
  }
}
