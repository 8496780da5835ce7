package io.memory4j.examples.store;

import io.memory4j.store.MemoryStore;
import io.memory4j.testkit.MemoryStoreProperties;
import java.nio.file.Path;

class FolderStoreProperties extends MemoryStoreProperties {
  @Override
  protected MemoryStore open(Path medium) {
    return FolderStore.open(medium);
  }
}
