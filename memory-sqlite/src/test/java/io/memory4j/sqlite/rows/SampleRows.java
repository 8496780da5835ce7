package io.memory4j.sqlite.rows;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.JOB;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static io.memory4j.sqlite.Fixtures.id;

import io.memory4j.Layer;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.sqlite.db.Database;
import io.memory4j.sqlite.db.OpenFiles;
import io.memory4j.sqlite.db.Place;
import io.memory4j.sqlite.db.Session;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordKind;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;

/** The rows of one fact and one job in each of three layers. */
record SampleRows(Database database) implements AutoCloseable {
  static final Layer BLOG = Layer.project("blog");

  static SampleRows in(Path folder) {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      long number = 0;
      for (Layer layer : List.of(Layer.global(), SHOP, BLOG)) {
        for (RecordKind kind : List.of(FACT, JOB)) {
          RecordBody body = RecordBody.builder(layer, kind).content("text").build();
          long next = ++number;
          store.write(w -> w.insert(id(next), body));
        }
      }
    }
    Path file = folder.resolve("memory.v1/memory.db");
    OpenFiles.enter(file, () -> {});
    return new SampleRows(Database.of(new Place(file, false, true, "normal", 5_000, 1, 0)));
  }

  <T> T read(BiFunction<Session, Names, T> work) {
    return database.read(session -> work.apply(session, new Names(session, new Names.Meanings())));
  }

  @Override
  public void close() {
    database.close();
  }
}
