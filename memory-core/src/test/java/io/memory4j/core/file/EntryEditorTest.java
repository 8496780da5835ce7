package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.testkit.MutableClock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EntryEditorTest {
  private static final EditableEntry ENTRY = new EditableEntry("k", "c", "a", "");

  @TempDir Path folder;
  private final MutableClock clock = MutableClock.standing();

  @Test
  void editorThatReturnsAtOnceIsToldToWait() throws Exception {
    EntryEditor entries = new EntryEditor(file -> 0, folder, clock);

    assertThat(entries.edit(ENTRY, (seen, edited) -> {}).messages())
        .anyMatch(hint -> hint.contains("--wait"));
  }

  @Test
  void editorThatTookItsTimeIsNot() throws Exception {
    Editor editor =
        file -> {
          clock.advance(Duration.ofSeconds(2));
          return 0;
        };

    assertThat(new EntryEditor(editor, folder, clock).edit(ENTRY, (seen, edited) -> {}).messages())
        .isEmpty();
  }

  @Test
  void fileIsTheOwnersWhileItIsEdited() throws Exception {
    String[] permissions = {""};
    Editor editor =
        file -> {
          permissions[0] = PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
          return 0;
        };

    new EntryEditor(editor, folder, clock).edit(ENTRY, (seen, edited) -> {});

    assertThat(permissions[0]).isEqualTo("rw-------");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void deletedFileCancels() throws Exception {
    Editor editor =
        file -> {
          Files.delete(file);
          return 0;
        };

    Edit edit = new EntryEditor(editor, folder, clock).edit(ENTRY, (seen, edited) -> {});

    assertThat(edit.outcome()).isEqualTo(Edit.Outcome.CANCELLED);
  }
}
