package io.memory4j.examples.benchmarks.injection;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.core.Memory4j;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.MemoryRecord;
import java.nio.file.Path;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Blocks of a memory that holds many facts of a project and some keyed ones of everywhere. */
public class BlockTimes {
  /** The system property that names the store's folder. */
  public static final String ROOT = "bench.root";

  private static final InjectionRequest REQUEST =
      InjectionRequest.forTask("fix the time-out of the login");

  /** A memory over the store, whose read model is loaded by the first block. */
  @State(Scope.Thread)
  public static class Opened {
    private final SqliteMemoryStore store;
    private final Memory4j memory4j;
    private final AgentMemory memory;

    /** Opens the store that the property names. */
    public Opened() {
      store = SqliteMemoryStore.open(Path.of(System.getProperty(ROOT, "")));
      memory4j = Memory4j.builder().store(store).build();
      memory = memory4j.bind(stack());
    }

    /** Closes the store. */
    @TearDown
    public void close() {
      memory4j.close();
    }
  }

  /** A fact is remembered before each call. */
  @State(Scope.Thread)
  public static class Written {
    private int written;

    /** Remembers a fact of the project. */
    @Setup(Level.Invocation)
    public void write(Opened opened) {
      opened.memory.remember(Fact.draft("The build number is " + written++));
    }
  }

  static LayerStack stack() {
    return LayerStack.of(Layer.global(), new SampleFacts(1).layer(0));
  }

  /** {@return a block when nothing has changed since the last one} */
  @Benchmark
  public InjectionBlock again(Opened opened) {
    return opened.memory.inject(REQUEST);
  }

  /** {@return a block after a fact was remembered} */
  @Benchmark
  public InjectionBlock afterWrite(Opened opened, Written written) {
    return opened.memory.inject(REQUEST);
  }

  /** {@return a record by its id, to compare with} */
  @Benchmark
  public Optional<MemoryRecord> indexedRead(Opened opened) {
    return opened.store.read(reader -> reader.find(SampleFacts.id(0)));
  }
}
