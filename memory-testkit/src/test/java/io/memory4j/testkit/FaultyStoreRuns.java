package io.memory4j.testkit;

import io.memory4j.store.MemoryStore;
import java.nio.file.Path;

/** The random runs of whatever store is set; run by {@link FaultyRunsTest} alone. */
class FaultyStoreRuns extends MemoryStoreProperties {
  private static Fault fault = new Fault("", "none", InMemoryStore::open);

  static void set(Fault next) {
    fault = next;
  }

  @Override
  protected MemoryStore open(Path medium) {
    return fault.opening().apply(medium);
  }

  @Override
  protected void dispose(Path medium) {
    InMemoryStore.dispose(medium);
  }
}
