package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.memory4j.episode.Episode;
import io.memory4j.episode.Turn.Author;
import io.memory4j.llm.transcript.Readings.Read;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Real files, each as a crash, an editor or another system may have left it. */
class SharedMutationsTest {
  /** Larger ones hold no more kinds of records, and take longer. */
  private static final int MAX_BYTES = 12_000;

  @TempDir Path folder;

  static Stream<String> files() throws IOException {
    if (ReadTranscript.shared("").isEmpty()) {
      return Stream.of("");
    }
    // Sessions are found under their real paths, so that names are told from the real folder.
    Path shared = ReadTranscript.shared("").get().toRealPath();
    List<String> names = new ArrayList<>();
    Transcripts.at(shared)
        .discover(
            found -> {
              if (found.sizeBytes() < MAX_BYTES) {
                names.add(shared.relativize(found.location()).toString());
              }
            },
            unread -> {});
    return names.stream().filter(name -> !name.startsWith("opencode"));
  }

  private static byte[] bytes(String name) throws IOException {
    assumeTrue(!name.isEmpty(), "the folder of shared transcripts is missing");
    return Files.readAllBytes(ReadTranscript.shared(name).orElseThrow());
  }

  /** Reads bytes under the name of the file, which some agents take ids from. */
  private ReadTranscript read(String name, byte[] bytes) throws IOException {
    return ReadTranscript.of(write(name, bytes));
  }

  /** Writes a copy, and never anything outside of the test's own folder. */
  private Path write(String name, byte[] bytes) throws IOException {
    Path file = folder.resolve(name).normalize();
    assertThat(file.startsWith(folder.normalize())).as("a copy stays in its folder").isTrue();
    Files.createDirectories(file.getParent());
    return Files.write(file, bytes);
  }

  @ParameterizedTest
  @MethodSource("files")
  void lineEndsOfWindowsChangeNothing(String name) throws IOException {
    byte[] whole = bytes(name);
    String text = new String(whole, StandardCharsets.ISO_8859_1);
    byte[] windows =
        ("\u00EF\u00BB\u00BF" + text.replaceAll("\r?\n", "\r\n"))
            .replaceFirst("^(\u00EF\u00BB\u00BF)+", "$1")
            .getBytes(StandardCharsets.ISO_8859_1);

    List<String> told = read(name, whole).dialogue();

    assertThat(read(name, windows).dialogue()).isEqualTo(told);
  }

  @ParameterizedTest
  @MethodSource("files")
  void aFileThatIsBeingWrittenIsReadUpToThere(String name) throws IOException {
    byte[] whole = bytes(name);
    ReadTranscript all = read(name, whole);
    Episode episode = all.episode();
    for (int part = 2; part < 8; part += 3) {
      byte[] start = Arrays.copyOf(whole, whole.length * part / 8);
      write(name, start);

      ReadTranscript read = ReadTranscript.of(Transcripts.at(folder), episode);

      Readings.addsUp(new Read(read.turns(), read.report()));
      assertThat(read.report().skippedLines()).isLessThanOrEqualTo(all.report().skippedLines() + 1);
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void linesInAnyOrderBreakNothing(String name) throws IOException {
    byte[] whole = bytes(name);
    Episode episode = read(name, whole).episode();
    List<String> lines =
        new ArrayList<>(List.of(new String(whole, StandardCharsets.ISO_8859_1).split("\n", -1)));
    Collections.shuffle(lines, new Random(3));
    write(name, String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1));

    ReadTranscript read = ReadTranscript.of(Transcripts.at(folder), episode);

    Readings.addsUp(new Read(read.turns(), read.report()));
  }

  /** Returns how much persons said, also to sub-agents, which only the first line may tell. */
  private static int persons(ReadTranscript read) {
    return read.by(Author.PERSON).size() + read.by(Author.SUB_AGENT).size();
  }

  @ParameterizedTest
  @MethodSource("files")
  void aFirstLineThatIsLostCostsNoOther(String name) throws IOException {
    byte[] whole = bytes(name);
    String text = new String(whole, StandardCharsets.ISO_8859_1);
    int told = persons(read(name, whole));
    if (name.endsWith(".jsonl") && text.lines().count() > 2) {
      byte[] rest =
          ("{\"cut\n" + text.substring(text.indexOf('\n') + 1))
              .getBytes(StandardCharsets.ISO_8859_1);

      ReadTranscript read = read(name, rest);

      assertThat(persons(read)).isGreaterThanOrEqualTo(told - 1);
      assertThat(read.report().skipped().get(0).line()).isEqualTo(1);
    }
  }
}
