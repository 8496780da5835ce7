package io.memory4j.examples.benchmarks.storage;

import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.timing.Calls;
import io.memory4j.examples.benchmarks.timing.Jmh;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;

/** What a hundred times as many facts cost. */
final class GrowthFigures {
  private final Path out;
  private final Report report;

  GrowthFigures(Path out, Report report) {
    this.out = out;
    this.report = report;
  }

  /** A store of sample facts in one layer. */
  record Sized(Path root, int facts) {
    private String size() {
      return String.format(Locale.ROOT, "%,d facts", facts);
    }
  }

  void take(Sized small, Sized large) throws RunnerException {
    Calls few = measure(small);
    Calls many = measure(large);
    report.ratio(
        "point read with its snapshot / plain JDBC",
        few.micros("store") / few.micros("plain"),
        Bound.atMost(2));
    String growth = " at " + large.size() + " / at " + small.size();
    report.ratio(
        "point read" + growth, many.micros("store") / few.micros("store"), Bound.atMost(2));
    report.ratio(
        "word in ten facts" + growth,
        many.micros("seldomWord") / few.micros("seldomWord"),
        Bound.atMost(3));
  }

  private Calls measure(Sized store) throws RunnerException {
    Calls calls =
        Jmh.calls(
            PointReads.class,
            Map.of(
                PointReads.ROOT,
                store.root().toString(),
                PointReads.COUNT,
                Integer.toString(store.facts())),
            out);
    report.compared("point read at " + store.size(), calls.micros("store"), "us");
    report.compared("point read at " + store.size() + ", plain", calls.micros("plain"), "us");
    report.compared("word in ten facts at " + store.size(), calls.micros("seldomWord"), "us");
    return calls;
  }
}
