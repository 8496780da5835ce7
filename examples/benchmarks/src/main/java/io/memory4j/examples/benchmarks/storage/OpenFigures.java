package io.memory4j.examples.benchmarks.storage;

import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.examples.benchmarks.timing.Times;
import io.memory4j.examples.benchmarks.timing.Turns;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;

/** From a closed store to its first row, closing included, in a warm and in a fresh JVM. */
final class OpenFigures {
  private static final int WARM_UP = 20;
  private static final int ROUNDS = 100;
  private static final int PROCESSES = 9;

  private final Report report;

  OpenFigures(Report report) {
    this.report = report;
  }

  void take(Path root) throws Exception {
    warm(root);
    cold(root);
  }

  private void warm(Path root) throws Exception {
    Times times = Turns.of(WARM_UP, ROUNDS, round -> openAndRead(root)).get(0);
    report.target("warm open and first row", times.medianMillis(), "ms", Bound.atMost(20));
    report.compared("warm open and first row, p99", times.percentileMillis(99), "ms");
  }

  private static void openAndRead(Path root) {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(root)) {
      store.read(reader -> reader.find(SampleFacts.id(0)));
    }
  }

  private void cold(Path root) throws Exception {
    long[] ours = new long[PROCESSES];
    long[] theirs = new long[PROCESSES];
    for (int i = 0; i < PROCESSES; i++) {
      ours[i] = child(OpenOnce.STORE, root);
      theirs[i] = child(OpenOnce.PLAIN, root);
    }
    double store = new Times(ours).medianMillis();
    double plain = new Times(theirs).medianMillis();
    report.ratio("cold open and first row / JDBC + HikariCP", store / plain, Bound.atMost(1.5));
    report.compared("cold open and first row", store, "ms");
    report.compared("cold open and first row, JDBC + HikariCP", plain, "ms");
  }

  /** {@return the nanoseconds that a fresh JVM needed} */
  private static long child(String how, Path root) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-classpath",
                System.getProperty("java.class.path"),
                OpenOnce.class.getName(),
                how,
                root.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader output = process.inputReader()) {
      String nanos = output.readLine();
      if (process.waitFor() != 0 || nanos == null) {
        throw new IllegalStateException("A JVM that should open a store failed.");
      }
      return Long.parseLong(nanos);
    }
  }
}
