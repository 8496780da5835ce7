package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.WrittenFormat.conversation;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is said is 12 MB long, in every format, read by a JVM with a heap of 64 MB. */
@Timeout(600)
class LongLineProcessIT {
  private static final String LONG = "see \u00E9 \"picture\" ".repeat(800_000);

  @TempDir Path folder;

  @Test
  void ofAWordWithoutEndTheBeginningIsReadAndTheRestIsPassedOver()
      throws IOException, InterruptedException {
    List<Path> files = new ArrayList<>();
    for (WrittenFormat format : WrittenFormat.values()) {
      Path file = folder.resolve(format.name());
      files.add(
          Files.writeString(
              file, format.text(conversation("Use one.", "Yes.", LONG, LONG, "Last."))));
    }

    HugeLineTest.readInSmallHeap(folder, files);

    for (WrittenFormat format : WrittenFormat.values()) {
      List<String> said =
          Files.readAllLines(folder.resolve(format.name() + ".out"), StandardCharsets.UTF_8);
      if (format.tells(Author.PERSON)) {
        assertThat(said).as(format.name()).hasSize(3).startsWith("Use one.").endsWith("Last.");
        assertThat(said.get(1)).as(format.name()).startsWith("see \u00E9 \"picture\" see");
        assertThat(said.get(1).length()).as(format.name()).isBetween(100_000, 1_100_000);
      } else {
        assertThat(said).as(format.name()).isEmpty();
      }
    }
  }
}
