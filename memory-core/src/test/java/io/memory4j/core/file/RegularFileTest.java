package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegularFileTest {
  @TempDir Path folder;

  @Test
  void absentFileIsEmpty() throws IOException {
    assertThat(RegularFile.read(folder.resolve("a.md"), 10)).isEmpty();
  }

  @Test
  void fileUpToTheLimitIsReadAndALongerOneRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("a.md"), "12345");

    assertThat(RegularFile.read(file, 5).orElseThrow()).hasSize(5);
    assertThatThrownBy(() -> RegularFile.read(file, 4))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("4 bytes");
  }

  @Test
  void linkIsRefusedEvenWhenItDangles() throws IOException {
    Path target = Files.writeString(folder.resolve("secret"), "12345");
    Path link = Files.createSymbolicLink(folder.resolve("a.md"), target);
    Path dangling = Files.createSymbolicLink(folder.resolve("b.md"), folder.resolve("none"));

    assertThatThrownBy(() -> RegularFile.read(link, 10)).hasMessageContaining("symbolic link");
    assertThatThrownBy(() -> RegularFile.read(dangling, 10)).hasMessageContaining("symbolic link");
    assertThatThrownBy(() -> RegularFile.open(link)).isInstanceOf(IOException.class);
  }

  @Test
  void folderInPlaceOfTheFileIsRefused() throws IOException {
    Path file = Files.createDirectory(folder.resolve("a.md"));

    assertThatThrownBy(() -> RegularFile.read(file, 10)).hasMessageContaining("regular file");
  }
}
