package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnedFileProcessTest {
  @TempDir Path project;

  @Test
  void twoProcessesThatAppendLoseNoRule() throws Exception { // report C20
    Process first = ChildJvm.start(RuleAppender.class, project, "first", 40);
    Process second = ChildJvm.start(RuleAppender.class, project, "second", 40);

    assertThat(List.of(first.waitFor(), second.waitFor())).containsOnly(0);

    List<String> expected =
        IntStream.range(0, 40)
            .boxed()
            .flatMap(i -> Stream.of("first " + i, "second " + i))
            .toList();
    TextFile file = TextFile.of(Files.readAllBytes(project.resolve("LEARNED.md")));
    assertThat(RuleMarkdown.rules(file))
        .extracting(Passage::text)
        .containsExactlyInAnyOrderElementsOf(expected);
    assertThat(project.toFile().list()).containsExactly("LEARNED.md");
  }
}
