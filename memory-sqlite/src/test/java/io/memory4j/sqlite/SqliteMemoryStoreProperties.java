package io.memory4j.sqlite;

import io.memory4j.store.MemoryStore;
import io.memory4j.testkit.MemoryStoreProperties;
import java.nio.file.Path;

class SqliteMemoryStoreProperties extends MemoryStoreProperties {
  @Override
  protected MemoryStore open(Path medium) {
    return SqliteMemoryStore.open(medium);
  }
}
