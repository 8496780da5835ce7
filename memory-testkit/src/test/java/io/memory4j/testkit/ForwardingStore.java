package io.memory4j.testkit;

import io.memory4j.store.Capability;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;

/** Hands every call on to another store; a faulty store overrides the call that it breaks. */
class ForwardingStore implements MemoryStore {
  final MemoryStore store;

  ForwardingStore(MemoryStore store) {
    this.store = store;
  }

  /** {@return what work gets instead of a reader or writer} */
  StoreWriter wrap(StoreReader reader) {
    return new ForwardingWriter(reader);
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
  public <T> T read(Function<? super StoreReader, ? extends T> work) {
    return store.read(work == null ? null : reader -> work.apply(wrap(reader)));
  }

  @Override
  public <T> T write(Function<? super StoreWriter, ? extends T> work) {
    return store.write(work == null ? null : writer -> work.apply(wrap(writer)));
  }

  @Override
  public ScrubReport scrub(Collection<String> traces) {
    return store.scrub(traces);
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
