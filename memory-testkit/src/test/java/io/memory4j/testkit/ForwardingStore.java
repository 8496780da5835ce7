package io.memory4j.testkit;

import io.memory4j.store.MemoryStore;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.util.function.Function;

/** Hands every call of work on as well; a faulty store overrides the call that it breaks. */
class ForwardingStore extends FaultyStore {
  final MemoryStore store;

  ForwardingStore(MemoryStore store) {
    super(store);
    this.store = store;
  }

  /** {@return what work gets instead of a reader or writer} */
  StoreWriter wrap(StoreReader reader) {
    return new ForwardingWriter(reader);
  }

  @Override
  public <T> T read(Function<? super StoreReader, ? extends T> work) {
    return store.read(work == null ? null : reader -> work.apply(wrap(reader)));
  }

  @Override
  public <T> T write(Function<? super StoreWriter, ? extends T> work) {
    return store.write(work == null ? null : writer -> work.apply(wrap(writer)));
  }
}
