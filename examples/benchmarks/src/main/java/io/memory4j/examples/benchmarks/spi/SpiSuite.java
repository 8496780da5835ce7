package io.memory4j.examples.benchmarks.spi;

import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.report.Setting;
import io.memory4j.examples.benchmarks.report.Suite;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.examples.benchmarks.sample.SampleStore;
import io.memory4j.examples.benchmarks.timing.Calls;
import io.memory4j.examples.benchmarks.timing.Folders;
import io.memory4j.examples.benchmarks.timing.Jmh;
import io.memory4j.examples.benchmarks.timing.Turns;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.JournalDraft;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.openjdk.jmh.runner.RunnerException;

/** Core's read model and journal folds over the SQLite store. */
public final class SpiSuite implements Suite {
  private static final int FACTS = 10_000;
  private static final int EVENTS = 100_000;
  private static final int AT_ONCE = 1_000;
  private static final double MILLIS_PER_SECOND = 1_000;

  /** A suite; nothing happens before it runs. */
  public SpiSuite() {}

  @Override
  public String name() {
    return "spi";
  }

  @Override
  public void run(Setting setting, Report report) throws Exception {
    Path out = Folders.fresh(setting.out(), "spi");
    readModel(out, setting, report);
    feedback(out, setting, report);
    Folders.delete(out);
  }

  private static void readModel(Path out, Setting setting, Report report) throws Exception {
    Path root = SampleStore.of(out, "facts", new SampleFacts(1), FACTS);
    Calls calls = measure(ReadModelTimes.class, ReadModelTimes.ROOT, root, setting);
    double read = calls.micros("indexedRead");
    report.target(
        "cache check, nothing changed", calls.micros("unchanged"), "us", Bound.atMost(20));
    report.target(
        "one changed record into the read model", calls.millis("changed"), "ms", Bound.atMost(1));
    report.compared("one indexed read", read, "us");
    report.compared("cache check / one indexed read", calls.micros("unchanged") / read, "x");
    report.compared("one changed record / one indexed read", calls.micros("changed") / read, "x");
  }

  private static void feedback(Path out, Setting setting, Report report) throws Exception {
    Path root = Folders.fresh(out, "journal");
    List<JournalDraft> events = IntStream.range(0, EVENTS).mapToObj(FeedbackTimes::event).toList();
    try (SqliteMemoryStore store = SqliteMemoryStore.open(root)) {
      double millis = Turns.of(0, 1, round -> append(store, events)).get(0).medianMillis();
      report.target(
          "100,000 feedback events appended", millis / MILLIS_PER_SECOND, "s", Bound.atMost(4));
    }
    Calls calls = measure(FeedbackTimes.class, FeedbackTimes.ROOT, root, setting);
    report.target(
        "one more event appended and folded", calls.millis("appendAndFold"), "ms", Bound.atMost(1));
  }

  private static void append(SqliteMemoryStore store, List<JournalDraft> events) {
    for (int from = 0; from < events.size(); from += AT_ONCE) {
      List<JournalDraft> page = events.subList(from, from + AT_ONCE);
      store.write(writer -> writer.appendAll(page));
    }
  }

  private static Calls measure(Class<?> benchmarks, String property, Path root, Setting setting)
      throws RunnerException {
    return Jmh.calls(benchmarks, Map.of(property, root.toString()), setting.out());
  }
}
