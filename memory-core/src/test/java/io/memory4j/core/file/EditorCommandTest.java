package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.testkit.MutableClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class EditorCommandTest {
  static Stream<Arguments> commands() {
    return Stream.of(
        Arguments.of("vim", false, List.of("vim")),
        Arguments.of("  code   --wait\t-n ", false, List.of("code", "--wait", "-n")),
        Arguments.of("'/opt/my editor/bin' -w", false, List.of("/opt/my editor/bin", "-w")),
        Arguments.of("\"/opt/my editor\"/bin", false, List.of("/opt/my editor/bin")),
        Arguments.of("/opt/my\\ editor \"\" ''", false, List.of("/opt/my editor", "", "")),
        Arguments.of("e \"a\\\"b\\c\" 'a\\'", false, List.of("e", "a\"b\\c", "a\\")),
        Arguments.of("e $HOME `x` *; a|b", false, List.of("e", "$HOME", "`x`", "*;", "a|b")),
        Arguments.of("e \\", false, List.of("e", "\\")),
        Arguments.of(
            "\"C:\\Program Files\\e.exe\" -w", true, List.of("C:\\Program Files\\e.exe", "-w")),
        Arguments.of("C:\\bin\\e.exe \\\"a", true, List.of("C:\\bin\\e.exe", "\"a")));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void commandIsSplitLikeAShellDoes(String command, boolean windows, List<String> words) {
    assertThat(EditorCommand.of(Map.of("EDITOR", command), windows).words()).isEqualTo(words);
  }

  @Test
  void visualComesBeforeEditorBeforeTheDefault() {
    assertThat(EditorCommand.of(Map.of("VISUAL", "a", "EDITOR", "b"), false).words())
        .containsExactly("a");
    assertThat(EditorCommand.of(Map.of("VISUAL", " ", "EDITOR", "b"), false).words())
        .containsExactly("b");
    assertThat(EditorCommand.of(Map.of(), false).words()).containsExactly("vi");
    assertThat(EditorCommand.of(Map.of(), true).words()).containsExactly("notepad.exe");
  }

  @Test
  void openQuoteNamesItsVariable() {
    assertThatThrownBy(() -> EditorCommand.of(Map.of("VISUAL", "e 'a"), false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("VISUAL");
  }

  @Test
  void programGetsItsArgumentsAndThenTheFile(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("a b.md"), "old");

    int code =
        EditorCommand.of(Map.of("EDITOR", "sh -c 'printf new > \"$1\"; exit 3' x"), false)
            .edit(file);

    assertThat(code).isEqualTo(3);
    assertThat(file).hasContent("new");
  }

  @Test
  void missingProgramLeavesNoFileBehind(@TempDir Path folder) {
    Editor editor = EditorCommand.of(Map.of("EDITOR", folder.resolve("none").toString()), false);
    EntryEditor entries = new EntryEditor(editor, folder, MutableClock.standing());

    assertThatThrownBy(
            () -> entries.edit(new EditableEntry("k", "c", "a", ""), (seen, edited) -> {}))
        .hasCauseInstanceOf(IOException.class);

    assertThat(folder).isEmptyDirectory();
  }
}
