package io.memory4j.core.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.text.Graphemes;
import io.memory4j.redact.Redaction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

class LessonsProperties {
  private static Path folder;

  @BeforeContainer
  static void make() throws IOException {
    folder = Files.createTempDirectory("lessons");
  }

  @AfterContainer
  static void delete() throws IOException {
    Files.deleteIfExists(folder.resolve("learned.md"));
    Files.deleteIfExists(folder);
  }

  @Property(tries = 50)
  void linesThatAreNoLessonsStayInOrder(
      @ForAll List<@Size(max = 5) String> lines, @ForAll String lesson) throws IOException {
    Path path = folder.resolve("learned.md");
    Files.write(path, String.join("\n", lines).getBytes(UTF_8));
    String before = others(path);

    Learned learned = Lessons.in(folder, Redaction::unchanged).learn(lesson, "");

    boolean stored = learned.outcome() != Learned.Outcome.EMPTY;
    assertThat(others(path)).isEqualTo(before);
    assertThat(stored).isEqualTo(!LessonText.neutral(lesson).isEmpty());
    Files.delete(path);
  }

  @Property
  void fieldHasNoMarkupAndKeepsItsLimit(@ForAll String text) {
    String field = LessonText.of(text, Redaction::unchanged, 5);

    assertThat(field).doesNotContain("<", ">", "`", "~~", "\n", "\r");
    assertThat(Graphemes.length(field)).isLessThanOrEqualTo(5);
    assertThat(LessonText.of(field, Redaction::unchanged, 5)).isEqualTo(field);
  }

  private static String others(Path path) throws IOException {
    return TextFile.of(Files.readAllBytes(path)).texts().stream()
        .filter(line -> !line.stripLeading().startsWith("- "))
        .collect(Collectors.joining("\n"));
  }
}
