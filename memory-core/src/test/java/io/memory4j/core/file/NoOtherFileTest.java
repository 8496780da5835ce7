package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.redact.Redaction;
import io.memory4j.testkit.MutableClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoOtherFileTest {
  private static final List<String> OWNED_BY_PEOPLE =
      List.of(
          "AGENTS.md",
          "SOUL.md",
          "IDENTITY.md",
          "RULES.md",
          "CLAUDE.md",
          "README.md",
          ".gitignore");

  @TempDir Path folder;

  @Test
  void rulesAndLessonsWriteTheirOwnFilesAlone() throws IOException {
    Path home = Files.createDirectory(folder.resolve("home"));
    Path project = Files.createDirectory(folder.resolve("project"));
    for (String name : OWNED_BY_PEOPLE) {
      Files.writeString(home.resolve(name), "- home\n");
      Files.writeString(project.resolve(name), "- project\n");
    }
    SortedMap<String, String> before = contents();

    LearnedFile.ofProject(project, Redaction::unchanged, MutableClock.standing())
        .confirmedBy(p -> true)
        .propose("a", "../RULES.md");
    LearnedFile.ofAgent(home, "../../project", Redaction::unchanged, MutableClock.standing())
        .confirmedBy(p -> true)
        .propose("b", "");
    Lessons.in(home.resolve("projects/x"), Redaction::unchanged).learn("c", "");
    RuleFiles.of(home, project, "../../project").read();

    SortedMap<String, String> after = contents();
    List<String> added = new ArrayList<>(after.keySet());
    added.removeAll(before.keySet());
    assertThat(after).containsAllEntriesOf(before);
    assertThat(added)
        .containsExactly(
            folder
                .relativize(
                    LearnedFile.ofAgent(
                            home, "../../project", Redaction::unchanged, MutableClock.standing())
                        .path())
                .toString(),
            "home/projects/x/learned.md",
            "project/LEARNED.md");
  }

  private SortedMap<String, String> contents() throws IOException {
    SortedMap<String, String> contents = new TreeMap<>();
    try (Stream<Path> entries = Files.walk(folder)) {
      for (Path entry : entries.filter(Files::isRegularFile).toList()) {
        contents.put(folder.relativize(entry).toString(), Files.readString(entry));
      }
    }
    return contents;
  }
}
