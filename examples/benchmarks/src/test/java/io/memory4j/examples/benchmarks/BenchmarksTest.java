package io.memory4j.examples.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.report.Setting;
import io.memory4j.examples.benchmarks.report.Suite;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchmarksTest {
  @TempDir Path out;

  private int run(Consumer<Report> figures) throws Exception {
    Suite suite =
        new Suite() {
          @Override
          public String name() {
            return "made-up";
          }

          @Override
          public void run(Setting setting, Report report) {
            figures.accept(report);
          }
        };
    return Benchmarks.run(suite, new Setting(out, Optional.empty(), 1));
  }

  @Test
  void allTargetsReachedIsASuccess() throws Exception {
    assertThat(run(report -> report.ratio("one", 1, Bound.atMost(1)))).isZero();
  }

  @Test
  void oneMissIsAFailure() throws Exception {
    assertThat(
            run(
                report -> {
                  report.ratio("one", 1, Bound.atMost(1));
                  report.ratio("two", 2, Bound.atMost(1));
                }))
        .isOne();
  }

  @Test
  void noFigureWithATargetIsAFailure() throws Exception {
    assertThat(run(report -> {})).isEqualTo(2);
    assertThat(run(report -> report.compared("plain", 1, "us"))).isEqualTo(2);
  }

  @Test
  void theTableLiesBesideTheOthers() throws Exception {
    run(report -> report.compared("plain", 1, "us"));

    assertThat(out.resolve("made-up.txt")).content().contains("processors").contains("1.000 us");
  }
}
