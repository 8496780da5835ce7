package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.memory4j.ConflictException;
import io.memory4j.testkit.MutableClock;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The cases E1 to E19 of an edit, from the file that is written to what is stored (reports C21 to
 * C23: headings are no comments).
 */
class EditorCasesTest {
  private static final EditableEntry BEFORE =
      new EditableEntry("deploy", "ops", "Use staging", "## Plan\nfirst staging\n");

  @TempDir Path folder;

  /** One case: what the editor does to the text, and what comes of it. */
  record Case(String name, UnaryOperator<String> edit, Edit.Outcome outcome, String expected) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Case> cases() {
    return Stream.of(
        same("E1 unchanged file", text -> text),
        same("E2 trailing newlines", text -> text + "\n\n"),
        same("E2 no newline at the end", String::stripTrailing),
        same("E2 CRLF", text -> text.replace("\n", "\r\n")),
        same("E2 lone CR", text -> text.replace("\n", "\r")),
        same("E2 CRLF and LF mixed", text -> text.replace("\n#", "\r\n#") + "\r\n \r\n"),
        refused(
            "E3 category in another case",
            text -> text.replace("category: ops", "Category: ops"),
            "category"),
        refused(
            "E3 category with a wide colon",
            text -> text.replace("category: ops", "category\uFF1A ops"),
            "category"),
        refused(
            "E4 content of what nobody sees",
            text -> text.replace("Use staging", "\u200B\uFEFF"),
            "content"),
        refused(
            "E10 the same category twice",
            text -> text.replace("category: ops", "category: ops\ncategory: ops"),
            "2 lines"),
        refused(
            "E14 separator as a heading",
            text -> text.replace("--- content ---", "# --- content ---"),
            "--- content ---"),
        new Case(
            "E15 a mark and blanks alone", text -> "\uFEFF \r\n\t\n", Edit.Outcome.CANCELLED, ""),
        changed(
            "E9 separator inside the detail",
            text -> text.replace("first staging", "--- content ---\nfirst staging"),
            "ops|Use staging|## Plan\n--- content ---\nfirst staging"),
        changed(
            "C21 to C23 lines of number signs alone stay",
            text -> text.replace("## Plan", "#\n##\n# note\n## Plan"),
            "ops|Use staging|#\n##\n# note\n## Plan\nfirst staging"),
        refused(
            "E3 category blank", text -> text.replace("category: ops", "category:  "), "category"),
        refused("E3 category missing", text -> text.replace("category: ops", ""), "category"),
        refused("E4 content blank", text -> text.replace("Use staging", " \t"), "content"),
        refused(
            "E5 detail separator missing",
            text -> text.replace("--- detail ---\n", ""),
            "--- detail ---"),
        changed(
            "E6 detail empty",
            text -> text.replace("## Plan\nfirst staging\n", " \n"),
            "ops|Use staging|"),
        changed(
            "E7 heading in detail",
            text -> text.replace("## Plan", "# Plan\n## Steps"),
            "ops|Use staging|# Plan\n## Steps\nfirst staging"),
        changed(
            "E7 heading in content",
            text -> text.replace("Use staging", "# Use"),
            "ops|# Use|## Plan\nfirst staging\n"),
        same(
            "E8 comment under the category",
            text -> text.replace("--- content", "# note\n--- content")),
        changed(
            "E9 separator inside the content",
            text -> text.replace("Use", "a\n\\--- detail ---\n  \\x\nUse"),
            "ops|a\n--- detail ---\n  \\x\nUse staging|## Plan\nfirst staging\n"),
        changed(
            "E9 first separator ends the content",
            text -> text.replace("Use", "a\n--- detail ---\nUse"),
            "ops|a|Use staging\n--- detail ---\n## Plan\nfirst staging"),
        refused(
            "E10 two categories",
            text -> text.replace("category: ops", "category: ops\ncategory: b"),
            "2 lines"),
        new Case(
            "E11 key comment changed",
            text -> text.replace("deploy", "other"),
            Edit.Outcome.UNCHANGED,
            "The key cannot be edited"),
        refused(
            "E12 text before the category",
            text -> text.replace("category: ops", "text\ncategory: ops"),
            "Line 5"),
        same(
            "E13 CRLF, mark, blanks after separators",
            text -> "\uFEFF" + text.replace(" ---\n", " ---  \t\r\n")),
        refused(
            "E14 other dashes above the content",
            text -> text.replace("--- content ---", "-- content --"),
            "--- content ---"),
        refused(
            "E14 other case above the detail",
            text -> text.replace("--- detail", "--- Detail"),
            "--- detail ---"),
        new Case("E15 emptied", text -> "", Edit.Outcome.CANCELLED, ""),
        changed(
            "E18 colon in the category",
            text -> text.replace("category: ops", " category :  a: b "),
            "a: b|Use staging|## Plan\nfirst staging\n"),
        changed(
            "E19 several lines",
            text -> text.replace("Use", "One\n\nUse"),
            "ops|One\n\nUse staging|## Plan\nfirst staging\n"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void editComesToWhatTheTableSays(Case c) throws Exception {
    List<EditableEntry> stored = new ArrayList<>();

    Edit edit = editor(c.edit(), 0).edit(BEFORE, (seen, edited) -> stored.add(edited));

    assertThat(edit.outcome()).as(edit.messages().toString()).isEqualTo(c.outcome());
    if (c.outcome() == Edit.Outcome.CHANGED) {
      EditableEntry entry = stored.get(0);
      assertThat(entry.category() + "|" + entry.content() + "|" + entry.detail())
          .isEqualTo(c.expected());
      assertThat(entry.key()).isEqualTo("deploy");
    } else {
      assertThat(stored).isEmpty();
      assertThat(String.join("\n", edit.messages())).contains(c.expected());
    }
    assertThat(files()).hasSize(c.outcome() == Edit.Outcome.REFUSED ? 1 : 0);
  }

  /** Variants of E13: what is no UTF-8 would lose letters without a word. */
  @ParameterizedTest
  @ValueSource(strings = {"ISO-8859-1", "UTF-16LE", "UTF-16"})
  void textInAnotherEncodingIsRefusedAndKept(String charset) throws Exception {
    Editor editor =
        file -> {
          String text = Files.readString(file).replace("Use", "Gr\u00FC\u00DFe");
          Files.write(file, text.getBytes(charset));
          return 0;
        };
    List<EditableEntry> stored = new ArrayList<>();

    Edit edit =
        new EntryEditor(editor, folder, MutableClock.standing())
            .edit(BEFORE, (seen, edited) -> stored.add(edited));

    assertThat(edit.outcome()).isEqualTo(Edit.Outcome.REFUSED);
    assertThat(edit.messages().toString()).contains("UTF-8", "kept in");
    assertThat(stored).isEmpty();
    assertThat(files()).hasSize(1);
  }

  @Test
  void e16ExitCodeOtherThanZeroCancels() throws Exception {
    List<EditableEntry> stored = new ArrayList<>();

    Edit edit =
        editor(text -> text.replace("Use", "No"), 1)
            .edit(BEFORE, (seen, edited) -> stored.add(edited));

    assertThat(edit.outcome()).isEqualTo(Edit.Outcome.CANCELLED);
    assertThat(stored).isEmpty();
    assertThat(files()).isEmpty();
  }

  @Test
  void e17ConflictKeepsTheTextAndNamesItsFile() throws Exception {
    EntryEditor editor = editor(text -> text.replace("Use", "No"), 0);

    ConflictException conflict =
        catchThrowableOfType(
            ConflictException.class,
            () ->
                editor.edit(
                    BEFORE,
                    (seen, edited) -> {
                      throw new ConflictException("stale");
                    }));

    Path kept = files().get(0);
    assertThat(conflict).hasMessageContaining(kept.toString());
    assertThat(kept).content().contains("No staging");
  }

  private static Case same(String name, UnaryOperator<String> edit) {
    return new Case(name, edit, Edit.Outcome.UNCHANGED, "");
  }

  private static Case changed(String name, UnaryOperator<String> edit, String expected) {
    return new Case(name, edit, Edit.Outcome.CHANGED, expected);
  }

  private static Case refused(String name, UnaryOperator<String> edit, String message) {
    return new Case(name, edit, Edit.Outcome.REFUSED, message);
  }

  private EntryEditor editor(UnaryOperator<String> edit, int exitCode) {
    Editor editor =
        file -> {
          String text = Files.readString(file);
          Files.write(file, edit.apply(text).getBytes(StandardCharsets.UTF_8));
          return exitCode;
        };
    return new EntryEditor(editor, folder, MutableClock.standing());
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.toList();
    }
  }
}
