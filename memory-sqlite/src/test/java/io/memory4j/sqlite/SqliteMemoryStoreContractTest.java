package io.memory4j.sqlite;

import io.memory4j.store.MemoryStore;
import io.memory4j.testkit.MemoryStoreContract;
import java.nio.file.Path;

class SqliteMemoryStoreContractTest extends MemoryStoreContract {
  @Override
  protected MemoryStore open(Path medium) {
    return SqliteMemoryStore.open(medium);
  }
}
