package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.ConflictException;
import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedFileTest {
  @TempDir Path folder;
  private Path path;
  private SharedFile file;

  @BeforeEach
  void name() {
    path = folder.resolve("notes.md");
    file = new SharedFile(path, Access.OWNER_ONLY, 1_000);
  }

  @Test
  void newFileIsTheOwnersAndStandsAlone() throws IOException {
    file.update(old -> old.plus("a"));

    assertThat(path).hasContent("a\n");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
        .isEqualTo("rw-------");
    assertThat(names()).containsExactly("notes.md");
  }

  @Test
  void permissionsOfAnExistingFileStay() throws IOException {
    Files.writeString(path, "a\n");
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-r--r--"));

    file.update(old -> old.plus("b"));

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
        .isEqualTo("rw-r--r--");
  }

  @Test
  void unchangedContentIsNotWritten() throws IOException {
    Files.writeString(path, "a\n");
    Object before = Files.getAttribute(path, "unix:ino");

    file.update(old -> old);

    assertThat(Files.getAttribute(path, "unix:ino")).isEqualTo(before);
  }

  @Test
  void shrinkingToLessThanHalfKeepsABackup() throws IOException {
    Files.writeString(path, "a\nb\nc\n");

    assertThat(file.update(old -> old.with(old.lines().subList(0, 2)))).isEmpty();
    assertThat(file.update(old -> old.with(List.of()))).contains(folder.resolve("notes.md.bak"));

    assertThat(folder.resolve("notes.md.bak")).hasContent("a\nb\n");
    assertThat(path).isEmptyFile();
  }

  @Test
  void secondBackupDoesNotOverwriteTheFirst() throws IOException {
    Files.writeString(folder.resolve("notes.md.bak"), "older");
    Files.writeString(path, "a\nb\nc\n");

    file.update(old -> old.with(List.of()));

    assertThat(folder.resolve("notes.md.bak")).hasContent("older");
    assertThat(folder.resolve("notes.md.bak2")).hasContent("a\nb\nc\n");
  }

  @Test
  void saveByAnotherProgramMeanwhileIsNotLost() { // report C20
    int[] runs = {0};

    file.update(
        old -> {
          if (runs[0]++ == 0) {
            write("theirs\n");
          }
          return old.plus("ours");
        });

    assertThat(path).hasContent("theirs\nours\n");
  }

  @Test
  void failedChangeLeavesTheFileAndNothingElse() throws IOException {
    Files.writeString(path, "a\n");

    assertThatThrownBy(
            () ->
                file.update(
                    old -> {
                      throw new IllegalStateException("no");
                    }))
        .isInstanceOf(IllegalStateException.class);

    assertThat(path).hasContent("a\n");
    assertThat(names()).containsExactly("notes.md");
  }

  @Test
  void leftoverOfADeadWriterIsCleared() throws IOException {
    Files.writeString(folder.resolve(".notes.md.tmp"), "half");

    file.update(old -> old.plus("a"));

    assertThat(names()).containsExactly("notes.md");
  }

  @Test
  void linkIsNeitherReadNorWritten() throws IOException {
    Path other = Files.writeString(folder.resolve("other"), "a\n");
    Files.createSymbolicLink(path, other);

    assertThatThrownBy(file::read)
        .isInstanceOf(StoreUnavailableException.class)
        .hasMessageContaining("symbolic link");
    assertThatThrownBy(() -> file.update(old -> old.plus("b")))
        .isInstanceOf(StoreUnavailableException.class);
    assertThat(other).hasContent("a\n");
  }

  @Test
  void nameThatDiffersOnlyInCaseIsAConflict() throws IOException {
    Files.writeString(folder.resolve("Notes.MD"), "a\n");

    assertThatThrownBy(() -> file.update(old -> old.plus("b")))
        .isInstanceOf(ConflictException.class);

    assertThat(names()).containsExactly("Notes.MD");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
    }
  }

  private void write(String content) {
    try {
      Files.writeString(path, content);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
