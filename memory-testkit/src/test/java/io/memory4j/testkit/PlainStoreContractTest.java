package io.memory4j.testkit;

import io.memory4j.store.MemoryStore;
import java.nio.file.Path;
import java.util.Set;

/** A store without capabilities has to pass too, by refusing. */
class PlainStoreContractTest extends MemoryStoreContract {
  @Override
  protected MemoryStore open(Path medium) {
    return InMemoryStore.open(medium, Set.of());
  }

  @Override
  protected void dispose(Path medium) {
    InMemoryStore.dispose(medium);
  }
}
