package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.ConflictException;
import io.memory4j.core.file.Learned.Outcome;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonsTest {
  private static final Redactor REDACTOR =
      text -> Redaction.unchanged(text.replace("s3cret", "[REDACTED:test]"));

  @TempDir Path folder;
  private Path path;
  private Lessons lessons;

  @BeforeEach
  void place() {
    path = folder.resolve("learned.md");
    lessons = Lessons.in(folder, REDACTOR);
  }

  @Test
  void newestLessonIsOnTop() throws IOException {
    assertThat(lessons.learn("first", "").outcome()).isEqualTo(Outcome.STORED);
    lessons.learn("second", "when testing");

    assertThat(path).content().isEqualTo("- second _(when testing)_\n- first\n");
    assertThat(lessons.read()).containsExactly("second _(when testing)_", "first");
  }

  @Test
  void relearnedLessonMovesToTheTop() {
    lessons.learn("first", "");
    lessons.learn("second", "");

    assertThat(lessons.learn(" first ", "")).isEqualTo(new Learned(Outcome.MOVED_TO_TOP, false, 0));
    assertThat(lessons.read()).containsExactly("first", "second");
  }

  @Test
  void otherContextIsAnotherLessonUnlessContentCountsAlone() {
    lessons.learn("Use tabs.", "a");
    lessons.learn("Use tabs.", "b");
    assertThat(lessons.read()).hasSize(2);

    assertThat(lessons.sameContentOnce().learn("use  tabs", "c").outcome())
        .isEqualTo(Outcome.MOVED_TO_TOP);
    assertThat(lessons.read()).containsExactly("use tabs _(c)_");
  }

  @Test
  void aCharacterThatComposesToABacktickGoesToo() {
    lessons.learn("run \u1FEFmake\u1FEF", "");

    assertThat(lessons.read()).containsExactly("run make");
  }

  @Test
  void linesAroundTheLessonsKeepTheirBytes() throws IOException {
    Files.writeString(path, "\uFEFF# Mine\r\n\r\nprose\r\n  - by hand\r\n## Tail\r\n- last");

    lessons.learn("new", "");

    assertThat(path)
        .content()
        .isEqualTo("\uFEFF# Mine\r\n\r\nprose\r\n- new\r\n  - by hand\r\n## Tail\r\n- last\r\n");
  }

  @Test
  void oldestLessonsAreEvictedAboveAHundred() throws IOException {
    List<String> lines = IntStream.range(0, 101).mapToObj(i -> "- " + i).toList();
    Files.writeString(path, "# Head\n" + String.join("\n", lines) + "\ntail\n");

    assertThat(lessons.learn("new", "")).isEqualTo(new Learned(Outcome.STORED, false, 2));

    assertThat(lessons.read()).hasSize(100).startsWith("new", "0").endsWith("98");
    assertThat(path).content().startsWith("# Head\n").endsWith("- 98\ntail\n");
  }

  @Test
  void largeEvictionKeepsABackup() throws IOException {
    Files.writeString(path, "- x\n".repeat(300));

    lessons.learn("new", "");

    assertThat(folder.resolve("learned.md.bak")).content().hasSize(1_200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a\\nb\\u0000c|a b c",
        "<b>`x`</b>|bx/b",
        "~~~a~~b~c|~a~b~c",
        "~<~~x|~x",
        "zero\\u200Bwidth|zero width",
        "s3<c>ret|[REDACTED:test]",
        "my s3cret|my [REDACTED:test]",
      })
  void lessonIsNeutralisedAndThenRedacted(String content, String stored) throws IOException {
    lessons.learn(
        content.replace("\\n", "\n").replace("\\u0000", "\0").replace("\\u200B", "\u200B"), "");

    assertThat(path).content().isEqualTo("- " + stored + "\n");
  }

  @Test
  void cutComesAfterTheRedactionSplitsNoReplacementAndIsTold() throws IOException {
    Learned learned = lessons.learn("x".repeat(1_995) + " s3cret", "y".repeat(401));

    assertThat(learned.cut()).isTrue();
    assertThat(learned.message()).contains("2000", "400", "next session");
    assertThat(path)
        .content()
        .isEqualTo("- " + "x".repeat(1_995) + " _(" + "y".repeat(400) + ")_\n");
  }

  @Test
  void cutFallsBetweenGraphemes() {
    String family = "\uD83D\uDC68\u200D\uD83D\uDC69";

    lessons.learn("x".repeat(1_999) + family, "");

    assertThat(lessons.read()).containsExactly("x".repeat(1_999) + "\uD83D\uDC68");
  }

  @ParameterizedTest
  @CsvSource({"''", "' \n '", "<>`", "'\u200B'"})
  void lessonOfNothingIsNotStored(String content) {
    assertThat(lessons.learn(content, "context").outcome()).isEqualTo(Outcome.EMPTY);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void handEditsAreCleanedAgainOnReading() throws IOException {
    Files.writeString(path, "# <Head>\n- use `s3cret`\n");

    assertThat(lessons.read()).containsExactly("use [REDACTED:test]");
    assertThat(lessons.text()).isEqualTo("# Head\n- use [REDACTED:test]");
  }

  @Test
  void unreadableFileHasNoLessons() throws IOException {
    Files.createDirectory(path);

    assertThat(lessons.read()).isEmpty();
    assertThat(lessons.text()).isEmpty();
  }

  @Test
  void lessonsAndRulesNeverLieInOneFolder() throws IOException {
    Files.writeString(folder.resolve("LEARNED.md"), "- rule\n");

    assertThatThrownBy(() -> lessons.learn("a", "")).isInstanceOf(ConflictException.class);
    assertThat(folder.resolve("LEARNED.md")).hasContent("- rule\n");

    Files.move(folder.resolve("LEARNED.md"), path);
    LearnedFile rules =
        LearnedFile.ofProject(folder, REDACTOR, Clock.systemUTC()).confirmedBy(p -> true);
    assertThatThrownBy(() -> rules.propose("a", "")).isInstanceOf(ConflictException.class);
    assertThat(folder.toFile().list()).containsExactly("learned.md");
  }
}
