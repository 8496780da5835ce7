package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.insert;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.sqlite.MixedWrites.FailPoint;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both indexes agree with the texts after every write. */
class IndexesTest {
  private static final int WRITES = 60;

  @TempDir Path folder;

  @Test
  void mixedWritesKeepTheIndexesInStep() throws IOException { // report C14
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      MixedWrites writes =
          new MixedWrites(store, 1, FailPoint.NONE, OutputStream.nullOutputStream());
      for (int i = 0; i < WRITES; i++) {
        writes.one();
        assertThat(store.checkIndexes()).as("write %s", i).isTrue();
      }
      assertThat(WrittenState.of(store).versions()).isNotEmpty();
    }
  }

  /** FTS5's secure delete does not survive this (SQLite 3.54.1): with it, write 14 fails. */
  @Test
  void longTextsOfFewWordsTakeTheirTurns() {
    Random random = new Random(4);
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      for (int i = 0; i < 40; i++) {
        RecordId id = id(random.nextInt(12));
        RecordBody body = fact(fewWords(random));
        store.write(
            w ->
                w.find(id)
                    .map(seen -> w.update(seen, body, Position.KEEP))
                    .orElseGet(() -> w.insert(id, body)));
        assertThat(store.checkIndexes()).as("write %s", i).isTrue();
      }
    }
  }

  private static String fewWords(Random random) {
    StringBuilder text = new StringBuilder();
    int parts = random.nextInt(4) == 0 ? random.nextInt(4_000) : 1 + random.nextInt(20);
    for (int i = 0; i < parts; i++) {
      text.append('w').append((int) (3 * Math.pow(random.nextDouble(), 3)));
      text.append(random.nextBoolean() ? "ing" : " ");
    }
    return text.toString();
  }

  @Test
  void aScrubClearsTheIndexesOnlyIfSomethingWasRemoved() throws SQLException {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, "the lighthouse keeper");
      insert(store, 2, "the harbour master");
      store.scrub(List.of());
      assertThat(clearedAt()).isNull();
      store.write(w -> w.delete(id(1)));

      assertThat(store.scrub(List.of("lighthouse")).verified()).isTrue();
      assertThat(clearedAt()).isEqualTo("3");
      store.write(w -> w.insert(id(3), fact("the ferry")));
      assertThat(store.scrub(List.of("lighthouse")).verified()).isTrue();
      assertThat(clearedAt()).isEqualTo("3");
      assertThat(store.checkIndexes()).isTrue();
    }
  }

  private @Nullable String clearedAt() throws SQLException {
    String url = "jdbc:sqlite:" + folder.resolve("memory.v1/memory.db");
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("select max(value) from meta where name = 'texts_cleared_at'")) {
      return row.getString(1);
    }
  }
}
