package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.redact.Redaction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForgetfulFileTest {
  private static final String TEXT = "Ana keeps her keys in the blue box";

  @TempDir Path folder;
  private final List<String> taken = new ArrayList<>();

  private void harvest(Mailbox mailbox) {
    mailbox.harvest(
        (layer, drafts) -> drafts.stream().map(Fact.Draft::content).forEach(taken::add));
  }

  private String allBytes() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(Files.readString(file)).append('\n');
      }
    }
    return all.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        TEXT,
        "- " + TEXT + ".",
        "ANA keeps  her `keys` in the <blue> box",
        "She says: " + TEXT + ", so ask her",
        "Ana keeps her keys in"
      })
  void lineThatRepeatsATextIsFound(String line) {
    assertThat(new ForgottenLines(List.of("x", TEXT)).holds(line)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "# Notes", "Ana", "The blue box", "Bob keeps his keys in a red box"})
  void otherLineIsNot(String line) {
    assertThat(new ForgottenLines(List.of("x", TEXT)).holds(line)).isFalse();
  }

  @Test
  void shortTextIsFoundOnlyWhereALineSaysNothingElse() {
    ForgottenLines lines = new ForgottenLines(List.of("Use tabs"));

    assertThat(lines.holds("- use tabs")).isTrue();
    assertThat(lines.holds("- Never use tabs in Makefiles of others")).isFalse();
  }

  @Test
  void mailboxBlanksLinesWhereTheyStandHandedOverOrNot() throws IOException {
    Mailbox mailbox = Mailbox.open(folder, Layer.person("ana"), Layer.project("shop"));
    Files.writeString(mailbox.rememberFile(), "- " + TEXT + "\n- likes tea\n");
    harvest(mailbox);
    Files.writeString(mailbox.rememberFile(), TEXT + "\nlikes rice\n", StandardOpenOption.APPEND);

    mailbox.forget(List.of(TEXT));

    assertThat(allBytes()).doesNotContain("blue box").contains("likes tea", "likes rice");
    taken.clear();
    harvest(mailbox);
    assertThat(taken).containsExactly("likes rice");
  }

  @Test
  void lessonsLoseTheLineAndKeepNoBackupOfIt() throws IOException {
    Lessons lessons = Lessons.in(folder, Redaction::unchanged);
    Files.writeString(folder.resolve("learned.md.bak"), "- " + TEXT + "\n- old lesson\n");
    lessons.learn(TEXT, "always");
    lessons.learn("Ask before you delete", "");

    lessons.forget(List.of(TEXT));

    assertThat(lessons.read()).containsExactly("Ask before you delete");
    assertThat(allBytes()).doesNotContain("blue box").contains("old lesson");
  }

  @Test
  void learnedRulesLoseTheLine() throws IOException {
    LearnedFile file =
        LearnedFile.ofProject(folder, Redaction::unchanged, Clock.systemUTC())
            .confirmedBy(proposal -> true);
    file.propose(TEXT, "she said so");
    file.propose("Run the linter", "");

    file.forget(List.of(TEXT));

    assertThat(allBytes()).doesNotContain("blue box", "she said so").contains("Run the linter");
  }

  @Test
  void blockFileIsEmptyUntilItIsWrittenAnew() throws IOException {
    BlockFile file = new BlockFile(folder);
    file.write("# Memory\n- " + TEXT + "\n");

    file.forget(List.of("whatever"));

    assertThat(file.path()).isEmptyFile();
    assertThat(file.write("# Memory\n")).isTrue();
  }

  @Test
  void fileThatIsNotThereStaysAway() {
    Path absent = folder.resolve("absent");
    new BlockFile(absent).forget(List.of(TEXT));
    Lessons.in(absent, Redaction::unchanged).forget(List.of(TEXT));
    LearnedFile.ofProject(absent, Redaction::unchanged, Clock.systemUTC()).forget(List.of(TEXT));

    assertThat(absent).doesNotExist();
  }
}
