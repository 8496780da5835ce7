package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.ConflictException;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.redact.Redaction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgentsFileTest {
  private static final Layer PROJECT = Layer.project("shop");

  @TempDir Path project;
  private Path path;
  private AgentsFile file;

  @BeforeEach
  void place() {
    path = project.resolve("AGENTS.md");
    file =
        new AgentsFile(
            project, text -> Redaction.unchanged(text.replace("s3cret", "[REDACTED:test]")));
  }

  @Test
  void factsOfTheProjectStandUnderTheirCategories() throws IOException {
    List<Fact> facts =
        List.of(
            builder(PROJECT, "ops").build(),
            builder(PROJECT, "# a\n--> s3cret").category("build").build(),
            builder(PROJECT, "b").category("build").build());

    assertThat(file.generate(facts, (path, text, replaces) -> !replaces).outcome())
        .isEqualTo(AgentsFile.Outcome.WRITTEN);

    assertThat(Files.readString(path))
        .startsWith("# AGENTS.md\n\n")
        .endsWith("\n## build\n\n- a -- > [REDACTED:test]\n- b\n\n## general\n\n- ops\n");
  }

  @Test
  void whatIsKnownOfAPersonAndWhatIsNotCurrentStaysOut() {
    List<Fact> facts =
        List.of(
            builder(Layer.person("ana"), "a").build(),
            builder(Layer.global(), "b").build(),
            builder(PROJECT, "c").state(Fact.State.QUARANTINED).build(),
            builder(PROJECT, "d").state(Fact.State.SUPERSEDED).build(),
            builder(PROJECT, "e").key("__day_2026-01-01").build());

    assertThat(file.generate(facts, (path, text, replaces) -> true).outcome())
        .isEqualTo(AgentsFile.Outcome.NOTHING_KNOWN);
  }

  @Test
  void emptyProjectWithoutMemoryWritesNothing() {
    AgentsFile.Generated generated =
        file.generate(
            List.of(),
            (path, text, replaces) -> {
              throw new AssertionError("asked");
            });

    assertThat(generated.outcome()).isEqualTo(AgentsFile.Outcome.NOTHING_KNOWN);
    assertThat(project).isEmptyDirectory();
  }

  @Test
  void declinedFileIsNotWritten() {
    assertThat(file.generate(facts(), (path, text, replaces) -> false).outcome())
        .isEqualTo(AgentsFile.Outcome.DISCARDED);
    assertThat(project).isEmptyDirectory();
  }

  @Test
  void existingFileIsKeptInABackup() throws IOException {
    Files.writeString(path, "mine\r\n");

    AgentsFile.Generated generated = file.generate(facts(), (path, text, replaces) -> replaces);

    assertThat(generated.backup()).contains(project.resolve("AGENTS.md.bak"));
    assertThat(project.resolve("AGENTS.md.bak")).hasContent("mine\r\n");
    assertThat(path).content().contains("- a");
  }

  @Test
  void secondTimeChangesNothingAndAsksNobody() {
    file.generate(facts(), (path, text, replaces) -> true);

    AgentsFile.Generated again =
        file.generate(
            facts(),
            (path, text, replaces) -> {
              throw new AssertionError("asked");
            });

    assertThat(again)
        .isEqualTo(new AgentsFile.Generated(AgentsFile.Outcome.UNCHANGED, Optional.empty()));
    assertThat(project.toFile().list()).containsExactly("AGENTS.md");
  }

  @Test
  void editWhileThePersonThinksIsNotOverwritten() {
    assertThatThrownBy(() -> file.generate(facts(), (path, text, replaces) -> write("theirs")))
        .isInstanceOf(ConflictException.class);

    assertThat(path).hasContent("theirs");
  }

  private boolean write(String content) {
    try {
      Files.writeString(path, content);
      return true;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static List<Fact> facts() {
    return List.of(builder(PROJECT, "a").build());
  }

  private static Fact.Builder builder(Layer layer, String content) {
    return Fact.builder(new FactId("f000000000001"), layer, content, Instant.EPOCH);
  }
}
