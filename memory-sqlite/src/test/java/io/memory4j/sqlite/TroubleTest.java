package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.insert;
import static io.memory4j.sqlite.Fixtures.search;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.store.Match;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes wrong around a store: each time a typed error that says what to do. */
class TroubleTest {
  @TempDir Path folder;

  private Path file() {
    return folder.resolve("memory.v1/memory.db");
  }

  private static void assertRemoved(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(StoreUnavailableException.class)
        .hasMessageContaining("open it anew");
  }

  @Test
  void everyCallNoticesAFileThatIsGone() throws IOException {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, "gone");
      Files.delete(file());

      assertRemoved(() -> store.read(r -> r.find(id(1))));
      assertRemoved(() -> store.write(w -> w.delete(id(1))));
      assertRemoved(store::mark);
      assertRemoved(() -> store.scrub(List.of()));
      assertRemoved(() -> store.backup(folder.resolve("copy")));
      assertRemoved(store::checkIndexes);
    }
    assertThat(file()).doesNotExist();
  }

  @Test
  void everyCallNoticesAFileThatAnotherTookThePlaceOf() throws IOException {
    Path other = folder.resolve("other");
    SqliteMemoryStore.open(other).close();
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, "old");
      Files.move(file(), folder.resolve("aside.db"));
      Files.copy(other.resolve("memory.v1/memory.db"), file());

      assertRemoved(() -> insert(store, 2, "lost?"));
      assertRemoved(store::mark);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 50, 99, 4_096, 40_000})
  void aFileThatWasCutShortIsRefused(int bytes) throws IOException {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      insert(store, 1, "cut");
    }
    try (FileChannel channel = FileChannel.open(file(), StandardOpenOption.WRITE)) {
      channel.truncate(bytes);
    }

    assertThatThrownBy(
            () -> {
              try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
                search(store, Match.ANY_TERM, "cut");
                store.read(r -> r.find(id(1)));
              }
            })
        .isInstanceOf(StoreFormatException.class)
        .hasMessageContaining("backup");
    assertThat(Files.size(file())).isEqualTo(bytes);
  }

  @Test
  void anEmptyFileBecomesAStore() throws IOException {
    Files.createDirectories(file().getParent());
    Files.createFile(file());

    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      assertThat(insert(store, 1, "first").sequence()).isEqualTo(1);
    }
  }

  @Test
  void aFileInPlaceOfTheFolderIsToldOf() throws IOException {
    Path root = Files.writeString(folder.resolve("root"), "notes");

    assertThatThrownBy(() -> SqliteMemoryStore.open(root))
        .isInstanceOf(StoreUnavailableException.class)
        .hasMessageContaining("folder");
    assertThat(root).hasContent("notes");
  }

  @Test
  void aFolderInPlaceOfTheFileIsToldOf() throws IOException {
    Files.createDirectories(file());

    assertThatThrownBy(() -> SqliteMemoryStore.open(folder))
        .isInstanceOf(StoreUnavailableException.class);
  }

  @Test
  void aFullFileIsStillReadSearchedAndMadeRoomIn() {
    SqliteOptions small = SqliteOptions.builder().maxFileBytes(1 << 20).build();
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder, small)) {
      insert(store, 1, "kept");
      int written = 1;
      String text = "words and more words ".repeat(400);
      try {
        while (written < 1_000) {
          insert(store, written + 1, text);
          written++;
        }
      } catch (StoreUnavailableException full) {
        assertThat(full).hasMessageContaining("full");
      }
      assertThat(written).isBetween(5, 999);

      assertThat(search(store, Match.ANY_TERM, "kept")).containsExactly("kept");
      assertThat(Fixtures.count(store)).isEqualTo(written);
      store.write(w -> w.delete(id(2)));
      assertThat(store.checkIndexes()).isTrue();
    }
  }

  @Test
  void aReaderThatMayNotWriteIsRefusedEveryKindOfWrite() {
    SqliteMemoryStore.open(folder).close();
    SqliteOptions readOnly = SqliteOptions.builder().readOnly(true).build();

    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder, readOnly)) {
      List<ThrowingCallable> writes =
          List.of(
              () -> store.write(w -> w.insert(id(1), fact("no"))),
              () -> store.scrub(List.of()),
              store::rebuildIndexes,
              store::checkIndexes);
      for (ThrowingCallable write : writes) {
        assertThatThrownBy(write)
            .isInstanceOf(StoreUnavailableException.class)
            .hasMessageContaining("reading only");
      }
    }
  }

  @Test
  void manyThatOpenANewFolderAtOnceMeetInOneStore() {
    List<CompletableFuture<String>> opening =
        IntStream.range(0, 6)
            .mapToObj(
                number ->
                    CompletableFuture.supplyAsync(
                        () -> {
                          try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
                            insert(store, number, "fact " + number);
                            return store.storeId();
                          }
                        }))
            .toList();
    Set<String> ids = Set.copyOf(opening.stream().map(CompletableFuture::join).toList());

    assertThat(ids).hasSize(1);
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      assertThat(Fixtures.count(store)).isEqualTo(6);
      assertThat(store.storeId()).isEqualTo(ids.iterator().next());
    }
  }
}
