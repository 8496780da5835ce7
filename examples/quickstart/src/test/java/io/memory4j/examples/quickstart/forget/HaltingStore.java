package io.memory4j.examples.quickstart.forget;

import io.memory4j.store.MemoryStore;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreWriter;
import io.memory4j.testkit.FaultyStore;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A store whose process ends, without a word, before or after one of its writes and scrubs. */
final class HaltingStore extends FaultyStore {
  /** The exit code of a process that ended here. */
  static final int HALTED = 77;

  private final AtomicInteger left;

  HaltingStore(MemoryStore store, AtomicInteger left) {
    super(store);
    this.left = left;
  }

  private void step() {
    if (left.getAndDecrement() == 0) {
      Runtime.getRuntime().halt(HALTED);
    }
  }

  @Override
  public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
    step();
    T result = super.write(work);
    step();
    return result;
  }

  @Override
  public ScrubReport scrub(Collection<String> traces) {
    step();
    ScrubReport report = super.scrub(traces);
    step();
    return report;
  }
}
