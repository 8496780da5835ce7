package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EditorTemplateTest {
  @Test
  void templateIsTheDocumentedOne() {
    String text = EditorTemplate.render(new EditableEntry("deploy", "ops", "Use staging", "Why"));

    assertThat(text.lines().toList().get(0)).startsWith("# Editing memory entry. ");
    assertThat(text.lines().skip(1))
        .containsExactly(
            "# key (read-only): deploy",
            "# To rename, delete and create again.",
            "",
            "category: ops",
            "--- content ---",
            "Use staging",
            "--- detail ---",
            "Why");
  }

  @Test
  void lineThatReadsLikeASeparatorIsEscaped() {
    EditableEntry entry = new EditableEntry("k", "c", "--- content ---\n \\\\--- detail ---", "x");

    assertThat(EditorTemplate.render(entry)).contains("\n\\--- content ---\n \\\\--- detail ---\n");
  }

  @Test
  void messagesNeverQuoteTheText() {
    EditableEntry entry = new EditableEntry("k", "c", "a", "");

    Edit edit = EditorTemplate.parse(entry, "marker-41\ncategory: marker-41\ncategory: marker-41");

    assertThat(edit.outcome()).isEqualTo(Edit.Outcome.REFUSED);
    assertThat(edit.messages().toString()).doesNotContain("marker-41");
    assertThat(new EditableEntry("k", "marker-41", "marker-41", "marker-41").toString())
        .doesNotContain("marker-41");
  }
}
