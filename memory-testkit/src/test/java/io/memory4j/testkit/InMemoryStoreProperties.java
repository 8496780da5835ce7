package io.memory4j.testkit;

import io.memory4j.store.MemoryStore;
import java.nio.file.Path;

class InMemoryStoreProperties extends MemoryStoreProperties {
  @Override
  protected MemoryStore open(Path medium) {
    return InMemoryStore.open(medium);
  }

  @Override
  protected void dispose(Path medium) {
    InMemoryStore.dispose(medium);
  }
}
