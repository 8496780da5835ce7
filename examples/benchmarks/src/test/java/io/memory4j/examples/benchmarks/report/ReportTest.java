package io.memory4j.examples.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
  private final List<String> lines = new ArrayList<>();
  private final Report report = new Report(lines::add);

  @Test
  void aFigureWithinItsTargetIsOk() {
    report.target("a read", 1.5, "ms", Bound.atMost(2));

    assertThat(lines)
        .singleElement()
        .asString()
        .containsSubsequence("a read", "1.500 ms", "<=", "OK");
    assertThat(report.misses()).isZero();
  }

  @Test
  void aFigureBeyondItsTargetIsAMiss() {
    report.ratio("a write", 0.69, Bound.atLeast(0.7));

    assertThat(lines).singleElement().asString().containsSubsequence("0.690 x", ">= 0.700", "MISS");
    assertThat(report.misses()).isOne();
  }

  @Test
  void aFigureOnItsLimitIsOk() {
    report.target("R@5", 0.89, "", Bound.atLeast(0.89));
    report.target("time", 20, "us", Bound.atMost(20));

    assertThat(report.misses()).isZero();
  }

  @Test
  void whatIsNoNumberIsAMissBothWays() {
    report.ratio("nothing found", Double.NaN, Bound.atLeast(0));
    report.ratio("nothing measured", Double.NaN, Bound.atMost(1));

    assertThat(report.misses()).isEqualTo(2);
  }

  @Test
  void whatIsOnlyComparedStandsInTheTableAlone() {
    report.compared("plain JDBC", 12.34, "us");
    report.remark("Taken twice.");

    assertThat(lines).isEmpty();
    assertThat(report.isEmpty()).isTrue();
    assertThat(report.table()).hasSize(2).element(0).asString().contains("12.3 us");
  }
}
