package io.memory4j.examples.benchmarks.spi;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.core.read.Newest;
import io.memory4j.core.read.ReadModel;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** How core's read model keeps up with a store. */
public class ReadModelTimes {
  /** The system property that names the store's folder. */
  public static final String ROOT = "bench.root";

  private static final int MAX_RECORDS = 20_000;

  /** A read model of the facts of one layer, all of them loaded. */
  @State(Scope.Thread)
  public static class Loaded {
    private final SqliteMemoryStore store;
    private final ReadModel<Fact> model;
    private final List<Layer> layers = List.of(new SampleFacts(1).layer(0));

    /** Opens the store that the property names. */
    public Loaded() {
      store = SqliteMemoryStore.open(Path.of(System.getProperty(ROOT, "")));
      model = new ReadModel<>(store, RecordKinds.FACT, FactRecords::fact, MAX_RECORDS);
    }

    private Map<Layer, Newest<Fact>> facts() {
      return model.newest(layers, MAX_RECORDS);
    }

    private Optional<MemoryRecord> first() {
      return store.read(reader -> reader.find(SampleFacts.id(0)));
    }

    /** Closes the store. */
    @TearDown
    public void close() {
      store.close();
    }
  }

  /** One record changes before each call. */
  @State(Scope.Thread)
  public static class Changing {
    private int changes;

    /** Moves a record to another category. */
    @Setup(Level.Invocation)
    public void change(Loaded loaded) {
      String category = "category" + changes++;
      MemoryRecord seen = loaded.first().orElseThrow();
      loaded.store.write(
          writer ->
              writer.update(
                  seen, seen.body().toBuilder().category(category).build(), Position.KEEP));
    }
  }

  /** {@return the facts when nothing has changed} */
  @Benchmark
  public Map<Layer, Newest<Fact>> unchanged(Loaded loaded) {
    return loaded.facts();
  }

  /** {@return the facts after a change of one} */
  @Benchmark
  public Map<Layer, Newest<Fact>> changed(Loaded loaded, Changing changing) {
    return loaded.facts();
  }

  /** {@return a record by its id, to compare with} */
  @Benchmark
  public Optional<MemoryRecord> indexedRead(Loaded loaded) {
    return loaded.first();
  }
}
