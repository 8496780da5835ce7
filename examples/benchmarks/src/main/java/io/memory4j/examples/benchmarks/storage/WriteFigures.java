package io.memory4j.examples.benchmarks.storage;

import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.examples.benchmarks.sample.SampleStore;
import io.memory4j.examples.benchmarks.timing.Times;
import io.memory4j.examples.benchmarks.timing.Turns;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.NewRecord;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.IntStream;

/** Writes of the store beside the same statements through plain JDBC, on equal files. */
final class WriteFigures {
  private static final int BEFORE = 10_000;
  private static final int SINGLES = 200;
  private static final int MANY = 1_000;
  private static final int WARM_UP = 4;
  private static final int ROUNDS = 16;
  private static final int ALL = BEFORE + (WARM_UP + ROUNDS) * MANY;
  private static final SampleFacts FACTS = new SampleFacts(1);
  private static final String LAYER = FACTS.layer(0).id();

  private final Path out;
  private final Report report;

  WriteFigures(Path out, Report report) {
    this.out = out;
    this.report = report;
  }

  /** The two files of a comparison, equal at the start. */
  private record Pair(SqliteMemoryStore store, PlainConnection plain) implements AutoCloseable {
    static Pair open(Path out) throws Exception {
      Path ours = SampleStore.of(out, "ours", FACTS, BEFORE);
      Path theirs = SampleStore.of(out, "theirs", FACTS, BEFORE);
      return new Pair(SqliteMemoryStore.open(ours), new PlainConnection(SampleStore.file(theirs)));
    }

    @Override
    public void close() throws SQLException {
      store.close();
      plain.close();
    }
  }

  void take() throws Exception {
    List<NewRecord> facts = IntStream.range(0, ALL).mapToObj(FACTS::record).toList();
    StoredRows rows = StoredRows.of(SampleStore.file(SampleStore.of(out, "rows", FACTS, ALL)));
    try (Pair pair = Pair.open(out)) {
      singles(pair, facts, new PlainWrites(pair.plain(), rows));
    }
    try (Pair pair = Pair.open(out)) {
      many(pair, facts, new PlainWrites(pair.plain(), rows));
    }
  }

  private void singles(Pair pair, List<NewRecord> facts, PlainWrites writes) throws Exception {
    List<Times> times =
        Turns.of(
            WARM_UP,
            ROUNDS,
            round -> {
              for (NewRecord fact : page(facts, round, SINGLES)) {
                pair.store().write(writer -> writer.insert(fact.id(), fact.body()));
              }
            },
            round -> {
              int from = BEFORE + round * SINGLES;
              for (int i = from; i < from + SINGLES; i++) {
                writes.write(LAYER, i, i + 1);
              }
            });
    SameStatements.report(report, "a write", pair.store(), PlainWrites.statements());
    report.ratio("one-fact writes a second / plain JDBC", speed(times), Bound.atLeast(0.7));
    compare("one-fact write", times, SINGLES);
  }

  private void many(Pair pair, List<NewRecord> facts, PlainWrites writes) throws Exception {
    List<Times> times =
        Turns.of(
            WARM_UP,
            ROUNDS,
            round -> pair.store().write(writer -> writer.insertAll(page(facts, round, MANY))),
            round -> writes.write(LAYER, BEFORE + round * MANY, BEFORE + (round + 1) * MANY));
    report.ratio("multi-row writes a second / plain JDBC", speed(times), Bound.atLeast(0.8));
    compare("a fact of 1,000 in one write", times, MANY);
  }

  private static List<NewRecord> page(List<NewRecord> facts, int round, int size) {
    int from = BEFORE + round * size;
    return facts.subList(from, from + size);
  }

  private static double speed(List<Times> times) {
    return times.get(1).medianMillis() / times.get(0).medianMillis();
  }

  private void compare(String name, List<Times> times, int facts) {
    report.compared(name, times.get(0).medianMillis() * 1_000 / facts, "us");
    report.compared(name + ", plain JDBC", times.get(1).medianMillis() * 1_000 / facts, "us");
  }
}
