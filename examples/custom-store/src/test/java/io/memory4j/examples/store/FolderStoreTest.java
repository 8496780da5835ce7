package io.memory4j.examples.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.store.RecordQuery;
import io.memory4j.testkit.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderStoreTest {
  @TempDir Path folder;

  private List<String> contents() {
    try (FolderStore store = FolderStore.open(folder)) {
      return store.read(
          r ->
              r.list(RecordQuery.in(Samples.SHOP).limit(9)).stream()
                  .map(record -> record.body().content())
                  .toList());
    }
  }

  @Test
  void aCommitThatDiedBeforeItsFilesWereWrittenIsCompleted() throws IOException {
    try (FolderStore store = FolderStore.open(folder)) {
      store.write(w -> w.insert(Samples.id(1), Samples.body("kept")));
    }
    Path record = folder.resolve("records").resolve(Samples.id(1).value());
    byte[] rest = Files.readAllBytes(folder.resolve("rest"));
    byte[] one = Files.readAllBytes(record);
    Files.delete(record);
    Files.write(folder.resolve("redo"), redo(one, rest));

    assertThat(contents()).containsExactly("kept");
    assertThat(folder.resolve("redo")).doesNotExist();
  }

  /** No deletion, one record, the rest. */
  private static byte[] redo(byte[] record, byte[] rest) {
    byte[] redo = new byte[16 + record.length + rest.length];
    redo[15] = 1;
    System.arraycopy(record, 0, redo, 16, record.length);
    System.arraycopy(rest, 0, redo, 16 + record.length, rest.length);
    return redo;
  }

  @Test
  void aCommitThatDiedWhileItWasPreparedIsForgotten() throws IOException {
    try (FolderStore store = FolderStore.open(folder)) {
      store.write(w -> w.insert(Samples.id(1), Samples.body("kept")));
    }
    Files.write(folder.resolve("redo.new"), new byte[] {1, 2, 3});
    Files.write(folder.resolve("records").resolve("f00.new"), new byte[] {1});

    assertThat(contents()).containsExactly("kept");
  }

  @Test
  void aDamagedFileIsNamedAndNothingIsChanged() throws IOException {
    Files.createDirectories(folder.resolve("records"));
    Files.write(folder.resolve("records").resolve(Samples.id(1).value()), new byte[] {0, 0, 0, 9});

    assertThatThrownBy(() -> FolderStore.open(folder)).isInstanceOf(StoreFormatException.class);
  }

  @Test
  void aFolderInUseIsRefused() {
    try (FolderStore store = FolderStore.open(folder)) {
      assertThatThrownBy(() -> FolderStore.open(folder))
          .isInstanceOf(StoreUnavailableException.class);
      assertThat(store.storeId()).isNotBlank();
    }
  }
}
