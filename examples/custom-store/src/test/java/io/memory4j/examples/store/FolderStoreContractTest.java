package io.memory4j.examples.store;

import io.memory4j.store.MemoryStore;
import io.memory4j.testkit.MemoryStoreContract;
import java.nio.file.Path;

class FolderStoreContractTest extends MemoryStoreContract {
  @Override
  protected MemoryStore open(Path medium) {
    return FolderStore.open(medium);
  }
}
