package io.memory4j.examples.quickstart.forget;

import io.memory4j.store.Capability;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A store whose process ends, without a word, before or after one of its writes and scrubs. */
final class HaltingStore implements MemoryStore {
  /** The exit code of a process that ended here. */
  static final int HALTED = 77;

  private final MemoryStore store;
  private final AtomicInteger left;

  HaltingStore(MemoryStore store, AtomicInteger left) {
    this.store = store;
    this.left = left;
  }

  private void step() {
    if (left.getAndDecrement() == 0) {
      Runtime.getRuntime().halt(HALTED);
    }
  }

  @Override
  public Set<Capability> capabilities() {
    return store.capabilities();
  }

  @Override
  public String storeId() {
    return store.storeId();
  }

  @Override
  public StoreMark mark() {
    return store.mark();
  }

  @Override
  public <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work) {
    return store.read(work);
  }

  @Override
  public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
    step();
    T result = store.write(work);
    step();
    return result;
  }

  @Override
  public ScrubReport scrub(Collection<String> traces) {
    step();
    ScrubReport report = store.scrub(traces);
    step();
    return report;
  }

  @Override
  public void backup(Path target) {
    store.backup(target);
  }

  @Override
  public void close() {
    store.close();
  }
}
