package io.memory4j.examples.benchmarks.storage;

import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.examples.benchmarks.sample.SampleStore;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.SearchHit;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Reads of single records, and of a word in ten facts, from a store of any size. */
@State(Scope.Thread)
public class PointReads {
  /** The system property that names the store's folder. */
  public static final String ROOT = "bench.root";

  /** The system property that tells how many facts it holds. */
  public static final String COUNT = "bench.count";

  private static final int DIFFERENT = 10_000;

  private final SqliteMemoryStore store;
  private final PlainConnection plain;
  private final PlainReads reads;
  private final List<RecordId> ids;
  private int next;

  /** Opens the store that the properties name. */
  public PointReads() {
    Path root = Path.of(System.getProperty(ROOT, ""));
    store = SqliteMemoryStore.open(root);
    try {
      plain = new PlainConnection(SampleStore.file(root));
    } catch (SQLException failure) {
      throw new IllegalStateException("The store's file cannot be opened.", failure);
    }
    reads = new PlainReads(plain);
    int count = Integer.getInteger(COUNT, 0);
    Random random = new Random(1);
    ids =
        IntStream.range(0, DIFFERENT).mapToObj(i -> SampleFacts.id(random.nextInt(count))).toList();
  }

  private RecordId id() {
    next = (next + 1) % DIFFERENT;
    return ids.get(next);
  }

  /** {@return a record by its id, with its snapshot} */
  @Benchmark
  public Optional<MemoryRecord> store() {
    RecordId id = id();
    return store.read(reader -> reader.find(id));
  }

  /** {@return the same through plain JDBC} */
  @Benchmark
  public List<@Nullable Object[]> plain() throws SQLException {
    return reads.byId(id().value());
  }

  /** {@return the ten facts that hold one word} */
  @Benchmark
  public List<SearchHit> seldomWord() {
    return SearchFigures.search(store, new SampleFacts(1).layer(0), SampleFacts.SELDOM);
  }

  /** Closes both. */
  @TearDown
  public void close() throws SQLException {
    plain.close();
    store.close();
  }
}
