package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.insert;
import static io.memory4j.sqlite.Fixtures.search;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.StoreFormatException;
import io.memory4j.sqlite.db.OpenFiles;
import io.memory4j.store.Match;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Copies of a store that is open: by hand, and by its own backup. */
class CopyTest {
  private static final String LOG = "memory.db-wal";

  @TempDir Path folder;

  private Path of(String root, String file) {
    return folder.resolve(root).resolve("memory.v1").resolve(file);
  }

  /** Copies one file without closing a handle on it, which would drop the locks of the store. */
  private void copy(String file) throws IOException {
    Files.createDirectories(of("copy", file).getParent());
    byte[] bytes =
        OpenFiles.look(
            of("live", file),
            channel -> {
              ByteBuffer all = ByteBuffer.allocate((int) channel.size());
              while (all.hasRemaining() && channel.read(all, all.position()) >= 0) {
                // Reads until the buffer or the file ends.
              }
              return all.array();
            });
    Files.write(of("copy", file), bytes);
  }

  private SqliteMemoryStore openCopy() {
    return SqliteMemoryStore.open(folder.resolve("copy"));
  }

  private static void insertFrom(SqliteMemoryStore store, int from, int until) {
    for (int i = from; i < until; i++) {
      insert(store, i, "fact number" + i + " of the harbour");
    }
  }

  private void checkpoint() throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + of("live", "memory.db"));
        Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_checkpoint(truncate)");
    }
  }

  @Test
  void aPlainCopyOfAnOpenStoreHoldsAllThatWasAcknowledged() throws IOException {
    try (SqliteMemoryStore live = SqliteMemoryStore.open(folder.resolve("live"))) {
      insertFrom(live, 0, 40);
      copy("memory.db");
      copy(LOG);
    }

    try (SqliteMemoryStore copy = openCopy()) {
      assertThat(copy.mendedIndexes()).isEmpty();
      assertThat(Fixtures.count(copy)).isEqualTo(40);
      assertThat(search(copy, Match.ANY_TERM, "number39")).hasSize(1);
    }
  }

  @Test
  void aPlainCopyIsReadWithoutBeingWrittenTo() throws IOException {
    try (SqliteMemoryStore live = SqliteMemoryStore.open(folder.resolve("live"))) {
      insertFrom(live, 0, 5);
      copy("memory.db");
      copy(LOG);
    }
    SqliteOptions readOnly = SqliteOptions.builder().readOnly(true).build();

    try (SqliteMemoryStore copy = SqliteMemoryStore.open(folder.resolve("copy"), readOnly)) {
      assertThat(Fixtures.count(copy)).isEqualTo(5);
      assertThat(copy.mendedIndexes()).isEmpty();
    }
  }

  /** The file is of before the checkpoint, the log of after it: what lay between is in neither. */
  @Test
  void aPlainCopyThatACheckpointCameBetweenIsRefused() throws Exception {
    try (SqliteMemoryStore live = SqliteMemoryStore.open(folder.resolve("live"))) {
      insertFrom(live, 0, 100);
      checkpoint();
      copy("memory.db");
      insertFrom(live, 100, 200);
      checkpoint();
      insertFrom(live, 200, 203);
      copy(LOG);
    }

    assertThatThrownBy(() -> openCopy().close())
        .isInstanceOf(StoreFormatException.class)
        .hasMessageContaining("backup");
  }

  @Test
  void aBackupMadeWhileOthersWriteIsWholeAndSound() throws Exception {
    try (SqliteMemoryStore live = SqliteMemoryStore.open(folder.resolve("live"))) {
      insertFrom(live, 0, 20);
      AtomicInteger written = new AtomicInteger(20);
      CompletableFuture<Void> writes =
          CompletableFuture.runAsync(
              () -> {
                for (int i = 20; i < 120; i++) {
                  insert(live, i, "fact number" + i);
                  written.set(i + 1);
                }
              });
      int before = written.get();
      live.backup(folder.resolve("copy"));
      int after = written.get();
      writes.join();

      try (SqliteMemoryStore copy = openCopy()) {
        assertThat(Fixtures.count(copy)).isBetween((long) before, after + 1L);
        assertThat(copy.checkIndexes()).isTrue();
        assertThat(copy.storeId()).isEqualTo(live.storeId());
      }
    }
    assertThat(RawFile.integrity(folder.resolve("copy"))).isEqualTo("ok");
  }

  @Test
  void aBackupIsRestoredByPuttingItsFolderInPlace() throws IOException {
    Path root = folder.resolve("live");
    try (SqliteMemoryStore live = SqliteMemoryStore.open(root)) {
      insert(live, 1, "kept");
      live.backup(folder.resolve("copy"));
      live.write(w -> w.delete(id(1)));
    }
    Files.delete(of("live", "memory.db"));
    Files.copy(of("copy", "memory.db"), of("live", "memory.db"));

    try (SqliteMemoryStore restored = SqliteMemoryStore.open(root)) {
      assertThat(search(restored, Match.ANY_TERM, "kept")).containsExactly("kept");
      assertThat(insert(restored, 2, "new").sequence()).isEqualTo(2);
    }
  }

  @Test
  void aBackupNeverWritesOverWhatIsThere() throws IOException {
    Path target = Files.createDirectories(folder.resolve("copy"));
    try (SqliteMemoryStore live = SqliteMemoryStore.open(folder.resolve("live"))) {
      assertThatThrownBy(() -> live.backup(target))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("exists");
    }
    assertThat(List.of(target.toFile().list())).isEmpty();
  }
}
