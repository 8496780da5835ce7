package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.text.TextNormal;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class EditorTemplateProperties {
  @Property
  void unchangedTextIsAnUnchangedEntry(
      @ForAll("texts") String content, @ForAll("texts") String detail) {
    Assume.that(!TextNormal.isBlank(content));
    EditableEntry entry = new EditableEntry("key", "general", content, detail);

    Edit edit = EditorTemplate.parse(entry, EditorTemplate.render(entry));

    assertThat(edit).isEqualTo(new Edit(Edit.Outcome.UNCHANGED, entry, List.of()));
  }

  @Property
  void contentSurvivesAChangeOfTheDetail(
      @ForAll("texts") String content, @ForAll("texts") String detail) {
    Assume.that(!TextNormal.isBlank(content));
    EditableEntry entry = new EditableEntry("key", "general", content, detail);

    Edit edit = EditorTemplate.parse(entry, EditorTemplate.render(entry) + "\nmore");

    assertThat(edit.outcome()).isEqualTo(Edit.Outcome.CHANGED);
    assertThat(edit.entry().content()).isEqualTo(content);
    assertThat(edit.entry().detail()).endsWith("\nmore");
  }

  @Property
  void anyTextIsRead(@ForAll String edited) {
    EditableEntry entry = new EditableEntry("key", "general", "a", "b");

    assertThat(EditorTemplate.parse(entry, edited).entry().key()).isEqualTo("key");
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces =
        Arbitraries.of(
            "--- detail ---",
            "--- content ---",
            "\\",
            "\n",
            "\r\n",
            "\r",
            " ",
            "# a",
            "category: b",
            "\uFEFF",
            "é");
    return pieces.list().ofMaxSize(8).map(list -> String.join("", list));
  }
}
