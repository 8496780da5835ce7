package io.memory4j.examples.quickstart;

import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** The ids of the periods that have a record in a file, also those that lost their text. */
final class MadePeriods {
  private static final RecordKind SUMMARY = new RecordKind("SUMMARY", true);

  private MadePeriods() {}

  static List<String> in(Path folder) {
    try (MemoryStore store = SqliteMemoryStore.open(folder)) {
      RecordQuery all =
          RecordQuery.in(ReviewHost.SHOP)
              .kind(SUMMARY)
              .statuses(Set.of(RecordStatus.ACTIVE, RecordStatus.HUSK));
      return store.read(reader -> reader.list(all.limit(1_000))).stream()
          .map(record -> record.body().key().orElseThrow())
          .map(key -> key.substring(key.lastIndexOf('_') + 1))
          .toList();
    }
  }
}
