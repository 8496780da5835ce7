package io.memory4j.examples.benchmarks.sample;

import io.memory4j.examples.benchmarks.timing.Folders;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.NewRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** Stores full of sample facts. Not instantiable. */
public final class SampleStore {
  private static final int AT_ONCE = 5_000;

  private SampleStore() {}

  /**
   * {@return the folder of a new store that holds facts, closed}
   *
   * @param parent where the folder lies
   * @param name the folder's name
   * @param facts which facts
   * @param count how many, from number 0 on
   * @throws IOException if the folder cannot be made
   */
  public static Path of(Path parent, String name, SampleFacts facts, int count) throws IOException {
    Path root = Folders.fresh(parent, name);
    try (SqliteMemoryStore store = SqliteMemoryStore.open(root)) {
      add(store, facts, 0, count);
    }
    return root;
  }

  /**
   * Adds facts to a store.
   *
   * @param store the store
   * @param facts which facts
   * @param from the first one's number
   * @param until the number after the last one's
   */
  public static void add(MemoryStore store, SampleFacts facts, int from, int until) {
    for (int start = from; start < until; start += AT_ONCE) {
      List<NewRecord> page =
          IntStream.range(start, Math.min(until, start + AT_ONCE)).mapToObj(facts::record).toList();
      store.write(writer -> writer.insertAll(page));
    }
  }

  /**
   * {@return the database file of a store}
   *
   * @param root the store's folder
   */
  public static Path file(Path root) {
    return root.resolve("memory.v1").resolve("memory.db");
  }
}
