package io.memory4j.testkit;

import io.memory4j.store.MemoryStore;
import java.nio.file.Path;

/** The contract of whatever store is set; run by {@link FaultyStoresTest} alone. */
class FaultyStoreContract extends MemoryStoreContract {
  private static Fault fault = new Fault("", "none", InMemoryStore::open);

  static void set(Fault next) {
    fault = next;
  }

  @Override
  protected MemoryStore open(Path medium) {
    return fault.opening().apply(medium);
  }

  @Override
  protected MemoryStore openBackup(Path target) {
    return InMemoryStore.open(target);
  }

  @Override
  protected void dispose(Path medium) {
    InMemoryStore.dispose(medium);
  }
}
