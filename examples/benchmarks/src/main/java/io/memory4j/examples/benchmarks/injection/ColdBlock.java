package io.memory4j.examples.benchmarks.injection;

import io.memory4j.Layer;
import io.memory4j.core.Memory4j;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.examples.benchmarks.sample.SampleStore;
import io.memory4j.examples.benchmarks.storage.PlainConnection;
import io.memory4j.examples.benchmarks.timing.Times;
import io.memory4j.examples.benchmarks.timing.Turns;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.sqlite.schema.Hot;
import java.nio.file.Path;
import java.util.List;

/** A block from an empty read model, beside plain JDBC that reads the same rows, and one read. */
final class ColdBlock {
  private static final int WARM_UP = 20;
  private static final int ROUNDS = 60;
  private static final String ROWS =
      "select "
          + Hot.COLUMNS
          + " from records where layer = (select id from layers where name = ?)"
          + " and kind = (select id from kinds where name = 'FACT') and status = 0"
          + " order by sequence desc";

  private ColdBlock() {}

  /** {@return the time of a block as a multiple of the rows' time} */
  static double ratio(Path root, Report report) throws Exception {
    Layer layer = new SampleFacts(1).layer(0);
    try (SqliteMemoryStore store = SqliteMemoryStore.open(root);
        PlainConnection plain = new PlainConnection(SampleStore.file(root))) {
      List<Times> times =
          Turns.of(
              WARM_UP,
              ROUNDS,
              round -> requireText(block(store)),
              round -> plain.rows(ROWS, layer.id()),
              round -> store.read(reader -> reader.find(SampleFacts.id(round))));
      double block = times.get(0).medianMillis();
      double rows = times.get(1).medianMillis();
      report.compared("cold block of 10,000 facts", block, "ms");
      report.compared("rows of 10,000 facts, plain JDBC", rows, "ms");
      report.compared("cold block / one indexed read", block / times.get(2).medianMillis(), "x");
      return block / rows;
    }
  }

  /** A memory made anew has an empty read model; it is not closed, as that closes the store. */
  private static InjectionBlock block(SqliteMemoryStore store) {
    return Memory4j.builder()
        .store(store)
        .build()
        .bind(BlockTimes.stack())
        .inject(InjectionRequest.ofDefaults());
  }

  private static void requireText(InjectionBlock block) {
    if (block.text().isEmpty()) {
      throw new IllegalStateException("The block is empty; is the store full?");
    }
  }
}
