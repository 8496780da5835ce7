package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.insert;
import static io.memory4j.sqlite.Fixtures.search;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.StoreUnavailableException;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.StoreMark;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HardeningTest {
  private static final String SECURE_DELETES =
      "select sum(v) from (select v from words_config where k = 'secure-delete'"
          + " union all select v from grams_config where k = 'secure-delete')";

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("memory.v1/memory.db");
  }

  private Connection foreign() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file());
  }

  private void unpackGolden() throws IOException {
    Files.createDirectories(file().getParent());
    try (InputStream packed = HardeningTest.class.getResourceAsStream("/golden-v1.db.gz");
        InputStream golden = new GZIPInputStream(packed)) {
      Files.copy(golden, file());
    }
  }

  @Test
  void withoutSharedMemoryARollbackJournalIsUsedAndSaysSo() {
    SqliteOptions rollback = SqliteOptions.builder().journalMode(JournalMode.ROLLBACK).build();
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder, rollback)) {
      assertThat(store.journalMode()).isEqualTo(JournalMode.ROLLBACK);
      StoreMark before = store.mark();
      insert(store, 1, "kept over there");
      assertThat(store.mark()).isNotEqualTo(before);
      assertThat(Files.exists(folder.resolve("memory.v1/memory.db-wal"))).isFalse();
    }
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder, rollback)) {
      assertThat(search(store, Match.ANY_TERM, "over")).containsExactly("kept over there");
    }
  }

  @Test
  void aLocalDiskUsesTheLog() {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      assertThat(store.journalMode()).isEqualTo(JournalMode.WRITE_AHEAD);
      assertThat(store.modes())
          .containsEntry("journal", "write_ahead")
          .containsEntry("synchronous", "normal")
          .containsEntry("access", "read-write");
    }
  }

  @Test
  void anIndexThatAForeignProgramBrokeIsNoticedAndMended() throws SQLException { // report C14
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, "the lighthouse");
      assertThat(store.checkIndexes()).isTrue();
    }
    try (Connection connection = foreign();
        Statement statement = connection.createStatement()) {
      statement.execute("drop trigger texts_words_updated");
      statement.execute("update texts set content = 'the harbour'");
    }

    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      assertThat(store.checkIndexes()).isFalse();
      store.rebuildIndexes();
      assertThat(store.checkIndexes()).isTrue();
      assertThat(search(store, Match.ANY_TERM, "harbour")).hasSize(1);
    }
  }

  @Test
  void anotherWriterIsWaitedForAndThenReported() throws SQLException { // reports C11 to C13
    SqliteOptions hasty = SqliteOptions.builder().busyTimeout(Duration.ofMillis(250)).build();
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder, hasty);
        Connection connection = foreign();
        Statement statement = connection.createStatement()) {
      insert(store, 1, "before");
      statement.execute("begin immediate");

      assertThatThrownBy(() -> insert(store, 2, "refused"))
          .isInstanceOf(StoreUnavailableException.class)
          .hasMessageContaining("busy");
      Optional<MemoryRecord> seen = store.read(r -> r.find(id(1)));
      assertThat(seen).isPresent();
      statement.execute("rollback");
      assertThat(store.write(w -> w.insert(id(2), fact("accepted"))).sequence()).isEqualTo(2);
    }
  }

  /** The file was written by this version; later ones must go on reading it. */
  @Test
  void theFirstSchemaIsReadFromItsGoldenFile() throws IOException {
    unpackGolden();

    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      assertThat(store.storeId()).isEqualTo("golden");
      assertThat(search(store, Match.ANY_TERM, "staging"))
          .containsExactly("Deploys go through staging first");
      assertThat(search(store, Match.ANY_TERM, "清单")).containsExactly("设备清单在 NAS 上");
      MemoryRecord kept = store.read(r -> r.find(id(1)).orElseThrow());
      assertThat(kept.body().tags()).containsExactly("deploy");
      assertThat(kept.body().observedAt()).isEqualTo(Fixtures.START);
      assertThat(store.checkIndexes()).isTrue();
    }
  }

  /** Files of before have it; it leaves an index out of step (see Maintenance). */
  @Test
  void theGoldenFilesSecureDeleteIsEndedAndItsIndexesAreMendedOnce() throws Exception {
    unpackGolden();

    SqliteMemoryStore store = SqliteMemoryStore.open(folder);
    assertThat(store.mendedIndexes()).containsExactly("words", "grams");
    store.close();
    try (Connection connection = foreign();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(SECURE_DELETES)) {
      assertThat(row.getInt(1)).isZero();
    }
    try (SqliteMemoryStore again = SqliteMemoryStore.open(folder)) {
      assertThat(again.mendedIndexes()).isEmpty();
      assertThat(again.checkIndexes()).isTrue();
    }
  }

  /** A process that was killed may not have been the one that broke them, but is the occasion. */
  @Test
  void anIndexFoundBrokenAfterADeathIsMendedAndToldOf() throws Exception {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, "the lighthouse");
    }
    Path copy = folder.resolve("copy/memory.v1");
    Files.createDirectories(copy);
    try (Connection connection = foreign();
        Statement statement = connection.createStatement()) {
      statement.execute("pragma journal_mode = wal");
      statement.execute("drop trigger texts_words_updated");
      statement.execute("update texts set content = 'the harbour'");
      for (String name : List.of("memory.db", "memory.db-wal")) {
        Files.copy(file().resolveSibling(name), copy.resolve(name));
      }
    }

    try (SqliteMemoryStore store = SqliteMemoryStore.open(copy.getParent())) {
      assertThat(store.mendedIndexes()).containsExactly("words");
      assertThat(search(store, Match.ANY_TERM, "harbour")).hasSize(1);
    }
  }
}
