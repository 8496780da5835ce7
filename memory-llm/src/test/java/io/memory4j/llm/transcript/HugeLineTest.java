package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import io.memory4j.core.render.BlockText;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lines far larger than memory should have to be: each is read by a JVM with a heap of 64 MB. */
@Timeout(100)
class HugeLineTest {
  @TempDir Path folder;

  @Test
  void aPastedImageIsPassedOver() throws IOException, InterruptedException {
    Path file = folder.resolve("image");
    try (Writer out = Files.newBufferedWriter(file)) {
      out.write(Lines.claudeUser("u1", "one") + "\n");
      out.write(
          "{\"sessionId\":\"s\",\"type\":\"user\",\"message\":{\"content\":[{\"type\":\"image\",");
      out.write("\"source\":{\"type\":\"base64\",\"data\":\"" + "A".repeat(12_000_000) + "\"}},");
      out.write("{\"type\":\"text\",\"text\":\"see picture\"}]}}\n");
      out.write(Lines.claudeUser("u3", "three") + "\n");
    }

    assertThat(readInSmallHeap(file)).containsExactly("one", "see picture", "three");
  }

  @Test
  void aTextWithoutEndIsCutAndTheFileReadOn() throws IOException, InterruptedException {
    Path file = folder.resolve("text");
    try (Writer out = Files.newBufferedWriter(file)) {
      out.write(Lines.codexHead() + "\n");
      String start = Lines.codexItem("user", "long");
      out.write(start.substring(0, start.length() - "\"}]}}".length()));
      for (int i = 0; i < 100; i++) {
        out.write("\\u00e9\\\"".repeat(125_000));
      }
      out.write("\"}]}}\n" + Lines.codexItem("user", "after") + "\n");
    }

    List<String> said = readInSmallHeap(file);

    assertThat(said).hasSize(2).last().isEqualTo("after");
    assertThat(said.get(0)).startsWith("long\u00E9\"").hasSizeLessThan(1_000_000);
  }

  private List<String> readInSmallHeap(Path file) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-Dfile.encoding=UTF-8",
                "-cp",
                classPath(),
                Reader.class.getName(),
                file.toString(),
                out.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();

    assertThat(process.waitFor()).as(Files.readString(folder.resolve("log"))).isZero();
    return Files.readAllLines(out, StandardCharsets.UTF_8);
  }

  /** Returns where the few classes lie that the other JVM needs, however this one was started. */
  private static String classPath() {
    return Stream.of(
            Reader.class, Transcripts.class, Turn.class, BlockText.class, JsonFactory.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
        .map(location -> Path.of(URI.create(location.toString())).toString())
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** What the other JVM does. */
  static final class Reader {
    private Reader() {}

    /** Reads the file of the first argument and writes what persons said to the second. */
    public static void main(String[] args) throws IOException {
      ReadTranscript read = ReadTranscript.of(Path.of(args[0]));
      Files.write(Path.of(args[1]), read.by(Author.PERSON), StandardCharsets.UTF_8);
    }
  }
}
