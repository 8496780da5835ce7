package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleFilesTest {
  @TempDir Path folder;
  private Path home;
  private Path project;
  private RuleFiles files;

  @BeforeEach
  void place() throws IOException {
    home = Files.createDirectory(folder.resolve("home"));
    project = Files.createDirectory(folder.resolve("project"));
    files = RuleFiles.of(home, project, "coder");
  }

  @Test
  void fourFilesAreReadInOrder() throws IOException {
    writeAll();

    assertThat(files.read().texts())
        .extracting(RuleText::text)
        .containsExactly("everywhere", "# Team", "here", "always");
    assertThat(files.read().texts().get(2))
        .isEqualTo(
            new RuleText(RuleSource.PROJECT_LEARNED, project.resolve("LEARNED.md"), 3, "here"));
    assertThat(files.read().problems()).isEmpty();
  }

  @Test
  void eachFileCanBeSwitchedOff() throws IOException {
    writeAll();

    RuleReading reading =
        files.without(RuleSource.PROJECT_AGENTS).without(RuleSource.AGENT_LEARNED).read();

    assertThat(reading.texts()).extracting(RuleText::text).containsExactly("everywhere", "here");
  }

  @Test
  void foldersAboveTheProjectAndOtherNamesAreNotRead() throws IOException {
    Files.writeString(folder.resolve("AGENTS.md"), "above");
    Files.writeString(project.resolve("RULES.md"), "- other");

    assertThat(files.read()).isEqualTo(new RuleReading(List.of(), List.of()));
  }

  @Test
  void fileUnderTwoNamesIsReadOnce() throws IOException {
    Files.writeString(project.resolve("AGENTS.md"), "once");
    RuleFiles same = RuleFiles.of(project, project, "coder");
    Files.writeString(project.resolve("LEARNED.md"), "- rule");
    Files.createDirectories(project.resolve("agents/coder"));
    Files.createLink(project.resolve("agents/coder/LEARNED.md"), project.resolve("LEARNED.md"));

    assertThat(same.read().texts()).extracting(RuleText::text).containsExactly("once", "rule");
  }

  @Test
  void linkInsideTheProjectIsFollowedAndOneOutOfItIsNot() throws IOException {
    Files.writeString(project.resolve("CLAUDE.md"), "inside");
    Files.createSymbolicLink(project.resolve("AGENTS.md"), Path.of("CLAUDE.md"));
    Files.writeString(folder.resolve("secret"), "- marker-41");
    Files.createSymbolicLink(project.resolve("LEARNED.md"), folder.resolve("secret"));

    RuleReading reading = files.read();

    assertThat(reading.texts()).extracting(RuleText::text).containsExactly("inside");
    assertThat(reading.problems())
        .singleElement()
        .asString()
        .contains("LEARNED.md", "symbolic link")
        .doesNotContain("marker-41");
  }

  @Test
  void unreadableFileIsAProblemAndTheOthersAreRead() throws IOException {
    writeAll();
    Files.delete(project.resolve("AGENTS.md"));
    Files.createDirectory(project.resolve("AGENTS.md"));
    Files.writeString(home.resolve("AGENTS.md"), "x".repeat(RuleFiles.MAX_BYTES + 1));

    RuleReading reading = files.read();

    assertThat(reading.texts()).extracting(RuleText::text).containsExactly("here", "always");
    assertThat(reading.problems()).hasSize(2).anyMatch(problem -> problem.contains("262144 bytes"));
  }

  @Test
  void noTwoAgentsShareAFolder() {
    List<String> names =
        List.of(
            "build",
            "Build",
            "BUILD",
            "con",
            "CON",
            "a/b",
            "a:b",
            "a-b",
            "x ",
            "x",
            "..",
            "",
            "\u00e9",
            "e\u0301",
            RulePlaces.agentFolder(home, "Build").getFileName().toString());

    assertThat(names.stream().map(name -> RulePlaces.agentFolder(home, name)))
        .allSatisfy(path -> assertThat(path.getParent()).isEqualTo(home.resolve("agents")))
        .allSatisfy(path -> assertThat(path.getFileName().toString()).matches("[a-z0-9-]+"))
        .doesNotHaveDuplicates();
    assertThat(RulePlaces.agentFolder(home, "coder-2")).isEqualTo(home.resolve("agents/coder-2"));
  }

  private void writeAll() throws IOException {
    Files.writeString(home.resolve("AGENTS.md"), "everywhere\n");
    Files.writeString(project.resolve("AGENTS.md"), "\uFEFF# Team\r\n");
    Files.writeString(
        project.resolve("LEARNED.md"), "# Rules\n\n- here <!-- learned 2026-01-01 -->\n");
    Files.createDirectories(home.resolve("agents/coder"));
    Files.writeString(home.resolve("agents/coder/LEARNED.md"), "- always\n");
  }
}
