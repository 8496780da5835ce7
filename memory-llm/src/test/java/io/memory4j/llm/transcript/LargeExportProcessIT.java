package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An export of 500 MB, read by a JVM with a heap of 64 MB. */
@Timeout(1_200)
class LargeExportProcessIT {
  private static final long BYTES = 500_000_000;
  private static final String ANSWER = "x".repeat(20_000);

  @TempDir Path folder;

  @Test
  void anExportOfAnySizeNeedsTheMemoryOfAConversation() throws IOException, InterruptedException {
    Path file = folder.resolve("conversations.json");
    long conversations = 0;
    try (Writer out = Files.newBufferedWriter(file)) {
      String one = conversation();
      for (long written = 0; written < BYTES; written += one.length()) {
        out.write((conversations++ == 0 ? "[" : ",") + one);
      }
      out.write("]");
    }

    HugeLineTest.readInSmallHeap(folder, List.of(file));

    assertThat(Files.readAllLines(folder.resolve("conversations.json.out")))
        .hasSize((int) conversations)
        .containsOnly("Which one?");
  }

  /** Returns a conversation that ends in the file where it begins. */
  private static String conversation() {
    String export =
        ChatGptTest.export(
            List.of(
                ChatGptTest.node("3", "2", "assistant", 3, ANSWER),
                ChatGptTest.node("2", "1", "tool", 2, ANSWER),
                ChatGptTest.node("1", "r", "user", 1, "Which one?")),
            ",\"current_node\":\"3\"");
    return export.substring(1, export.length() - 1);
  }
}
