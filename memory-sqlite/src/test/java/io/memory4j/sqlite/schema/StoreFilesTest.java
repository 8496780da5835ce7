package io.memory4j.sqlite.schema;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreFilesTest {
  @TempDir Path folder;

  private StoreFiles files() {
    return new StoreFiles(folder);
  }

  /** The first bytes of a database: its format, number of tables, version and owner. */
  private void header(int tables, int version, int application) throws IOException {
    ByteBuffer header = ByteBuffer.allocate(4_096);
    header.put("SQLite format 3\0".getBytes(ISO_8859_1));
    header.putInt(40, tables).putInt(60, version).putInt(68, application);
    Files.createDirectories(files().folder());
    Files.write(files().database(), header.array());
  }

  @Test
  void theFileLiesInTheFolderOfItsVersion() {
    assertThat(files().database()).isEqualTo(folder.resolve("memory.v1").resolve("memory.db"));
    assertThat(files().folder()).doesNotExist();
  }

  @Test
  void aFileIsJudgedByItsFirstBytes() throws IOException {
    assertThatCode(() -> files().requireStoreOrNothing()).doesNotThrowAnyException();
    header(1, Schema.VERSION, Schema.APPLICATION);
    assertThatCode(() -> files().requireStoreOrNothing()).doesNotThrowAnyException();
    header(1, Schema.VERSION + 1, Schema.APPLICATION);
    assertThatThrownBy(() -> files().requireStoreOrNothing())
        .isInstanceOf(StoreFormatException.class)
        .hasMessageContaining("schema 2")
        .hasMessageContaining("upgrade");
    header(1, Schema.VERSION, 7);
    assertThatThrownBy(() -> files().requireStoreOrNothing())
        .isInstanceOf(StoreFormatException.class)
        .hasMessageContaining("another program");
  }

  /** What was committed may still be in the log beside it. */
  @Test
  void aDatabaseWithoutTablesIsNotRefused() throws IOException {
    header(0, 0, 0);

    assertThatCode(() -> files().requireStoreOrNothing()).doesNotThrowAnyException();
  }

  @Test
  void onlyALogWithSomethingInItIsUnclean() throws IOException {
    files().create();
    Path log = files().folder().resolve("memory.db-wal");
    assertThat(files().isUnclean()).isFalse();
    Files.createFile(log);
    assertThat(files().isUnclean()).isFalse();
    Files.write(log, new byte[32]);
    assertThat(files().isUnclean()).isTrue();
  }

  @Test
  void allVersionsAndBackupsMayHoldADeletedText() throws IOException {
    for (String name : List.of("memory.v1", "memory.v2", "backup", "shared", "logs")) {
      Files.createDirectory(folder.resolve(name));
    }

    assertThat(files().everyFolder())
        .containsExactly(
            folder.resolve("backup"), folder.resolve("memory.v1"), folder.resolve("memory.v2"));
    assertThatThrownBy(() -> new StoreFiles(folder.resolve("missing")).everyFolder())
        .isInstanceOf(StoreUnavailableException.class);
  }

  @Test
  void aCopyGetsAFolderOfItsOwn() {
    Path copy = StoreFiles.createCopy(folder.resolve("a/b/copy"));

    assertThat(copy).isEqualTo(folder.resolve("a/b/copy/memory.v1/memory.db")).doesNotExist();
    assertThat(copy.getParent()).isDirectory();
    assertThatThrownBy(() -> StoreFiles.createCopy(folder.resolve("a/b/copy")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("exists");
  }

  @Test
  void aFolderThatDoesNotExistIsJudgedByTheOneAboveIt() {
    assertThat(new StoreFiles(folder.resolve("not/yet")).isOnNetwork()).isFalse();
  }
}
