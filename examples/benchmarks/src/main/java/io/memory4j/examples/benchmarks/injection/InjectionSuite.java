package io.memory4j.examples.benchmarks.injection;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.core.Memory4j;
import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.report.Setting;
import io.memory4j.examples.benchmarks.report.Suite;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.examples.benchmarks.sample.SampleStore;
import io.memory4j.examples.benchmarks.timing.Calls;
import io.memory4j.examples.benchmarks.timing.Folders;
import io.memory4j.examples.benchmarks.timing.Jmh;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** The injected block over the SQLite store. */
public final class InjectionSuite implements Suite {
  private static final int FACTS = 10_000;
  private static final int MANY = 100_000;
  private static final int GENERAL = 50;

  /** A suite; nothing happens before it runs. */
  public InjectionSuite() {}

  @Override
  public String name() {
    return "injection";
  }

  @Override
  public void run(Setting setting, Report report) throws Exception {
    Path out = Folders.fresh(setting.out(), "injection");
    Path few = store(out, "few", FACTS);
    report.ratio(
        "cold block of 10,000 facts / rows through JDBC",
        ColdBlock.ratio(few, report),
        Bound.atMost(1.5));
    small(measure(few, setting), report);
    large(measure(store(out, "many", MANY), setting), report);
    Folders.delete(out);
  }

  /** {@return a store of facts of a project, and of keyed ones of everywhere, shadowed in it} */
  private static Path store(Path out, String name, int facts) throws IOException {
    Path root = SampleStore.of(out, name, new SampleFacts(1), facts);
    try (Memory4j memory4j = Memory4j.builder().store(SqliteMemoryStore.open(root)).build()) {
      AgentMemory memory = memory4j.bind(BlockTimes.stack());
      for (int i = 0; i < GENERAL; i++) {
        String key = SampleFacts.key(i * (facts / GENERAL));
        memory.remember(Fact.draft("Holds everywhere: " + i).in(Layer.global()).key(key));
      }
    }
    return root;
  }

  private static Calls measure(Path root, Setting setting) throws Exception {
    Map<String, String> properties = Map.of(BlockTimes.ROOT, root.toString());
    return Jmh.calls(BlockTimes.class, properties, setting.out());
  }

  private static void small(Calls calls, Report report) {
    double again = calls.micros("again");
    double read = calls.micros("indexedRead");
    report.target("cached block of 10,000 facts", again, "us", Bound.atMost(20));
    report.target(
        "block of 10,000 facts after a write", calls.millis("afterWrite"), "ms", Bound.atMost(5));
    report.compared("one indexed read among 10,000", read, "us");
    report.compared("cached block / one indexed read", again / read, "x");
    report.compared(
        "block after a write / one indexed read", calls.micros("afterWrite") / read, "x");
  }

  private static void large(Calls calls, Report report) {
    double read = calls.micros("indexedRead");
    report.target(
        "windowed block of 100,000 facts", calls.millis("afterWrite"), "ms", Bound.atMost(10));
    report.compared("windowed block, nothing changed", calls.millis("again"), "ms");
    report.compared("one indexed read among 100,000", read, "us");
    report.compared("windowed block / one indexed read", calls.micros("afterWrite") / read, "x");
  }
}
