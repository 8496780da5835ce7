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
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lines far larger than memory should have to be: each is read by a JVM with a heap of 64 MB. */
@Timeout(100)
class HugeLineTest {
  @TempDir static Path folder;

  /** One process for both, which costs more to start than to let read. */
  @BeforeAll
  static void readBoth() throws IOException, InterruptedException {
    Path image = folder.resolve("image");
    Path text = folder.resolve("text");
    writeImage(image);
    writeText(text);
    readInSmallHeap(folder, List.of(image, text));
  }

  /** Has files read by another JVM, which writes what persons said in each beside it. */
  static void readInSmallHeap(Path folder, List<Path> files)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx64m", "-XX:+UseSerialGC"));
    command.addAll(List.of("-Dfile.encoding=UTF-8", "-cp", classPath(), Reader.class.getName()));
    files.forEach(file -> command.add(file.toString()));
    Path log = folder.resolve("log");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();

    assertThat(process.waitFor()).as(Files.readString(log)).isZero();
  }

  private static void writeImage(Path file) throws IOException {
    try (Writer out = Files.newBufferedWriter(file)) {
      out.write(Lines.claudeUser("u1", "one") + "\n");
      out.write(
          "{\"sessionId\":\"s\",\"type\":\"user\",\"message\":{\"content\":[{\"type\":\"image\",");
      out.write("\"source\":{\"type\":\"base64\",\"data\":\"" + "A".repeat(12_000_000) + "\"}},");
      out.write("{\"type\":\"text\",\"text\":\"see picture\"}]}}\n");
      out.write(Lines.claudeUser("u3", "three") + "\n");
    }
  }

  private static void writeText(Path file) throws IOException {
    try (Writer out = Files.newBufferedWriter(file)) {
      out.write(Lines.codexHead() + "\n");
      String start = Lines.codexItem("user", "long");
      out.write(start.substring(0, start.length() - "\"}]}}".length()));
      String piece = "\\u00e9\\\"".repeat(125_000);
      for (int i = 0; i < 100; i++) {
        out.write(piece);
      }
      out.write("\"}]}}\n" + Lines.codexItem("user", "after") + "\n");
    }
  }

  private static List<String> said(String name) throws IOException {
    return Files.readAllLines(folder.resolve(name + ".out"), StandardCharsets.UTF_8);
  }

  @Test
  void aPastedImageIsPassedOver() throws IOException {
    assertThat(said("image")).containsExactly("one", "see picture", "three");
  }

  @Test
  void aTextWithoutEndIsCutAndTheFileReadOn() throws IOException {
    List<String> said = said("text");

    assertThat(said).hasSize(2).last().isEqualTo("after");
    assertThat(said.get(0)).startsWith("long\u00E9\"").hasSizeLessThan(1_000_000);
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

    /** Reads files and writes what persons said in each beside it. */
    public static void main(String[] args) throws IOException {
      for (String name : args) {
        List<String> said = new ArrayList<>();
        Transcripts transcripts = Transcripts.at(Path.of(name));
        transcripts.discover(
            episode -> transcripts.read(episode, turn -> keep(turn, said)), unread -> {});
        Files.write(Path.of(name + ".out"), said, StandardCharsets.UTF_8);
      }
    }

    private static boolean keep(Turn turn, List<String> said) {
      return turn.author() != Author.PERSON || said.add(turn.text());
    }
  }
}
