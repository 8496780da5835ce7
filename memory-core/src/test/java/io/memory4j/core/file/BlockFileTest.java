package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BlockFileTest {
  @TempDir Path folder;
  private BlockFile file;

  @BeforeEach
  void name() {
    file = new BlockFile(folder.resolve("state"));
  }

  @Test
  void blockIsWrittenForTheOwnerAlone() throws IOException {
    assertThat(file.write("a\u00e9\n")).isTrue();

    assertThat(file.path()).hasFileName("memory.md").content().isEqualTo("a\u00e9\n");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file.path())))
        .isEqualTo("rw-------");
    assertThat(folder.resolve("state").toFile().list()).containsExactly("memory.md");
  }

  @Test
  void sameBytesAreNotWrittenAgain() throws IOException {
    file.write("a");
    Object inode = Files.getAttribute(file.path(), "unix:ino");

    assertThat(file.write("a")).isFalse();

    assertThat(Files.getAttribute(file.path(), "unix:ino")).isEqualTo(inode);
  }

  @Test
  void shorterBlockLeavesNoBackup() {
    file.write("a".repeat(100));

    assertThat(file.write("")).isTrue();

    assertThat(file.path()).isEmptyFile();
    assertThat(folder.resolve("state").toFile().list()).containsExactly("memory.md");
  }

  @Test
  void linkIsRefused() throws IOException {
    Path target = Files.writeString(folder.resolve("target"), "kept");
    Files.createDirectory(folder.resolve("state"));
    Files.createSymbolicLink(file.path(), target);

    assertThatThrownBy(() -> file.write("a")).isInstanceOf(StoreUnavailableException.class);

    assertThat(target).hasContent("kept");
  }
}
