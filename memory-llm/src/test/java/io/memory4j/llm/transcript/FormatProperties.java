package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;

/** What holds for every reader, whatever it is given. */
class FormatProperties {
  private static final List<String> SAID = List.of("Use one.", "Use two.");

  @Example
  void everySampleIsReadByItsReader() {
    Map<String, List<String>> samples = Samples.all();

    for (Map.Entry<String, List<String>> sample : samples.entrySet()) {
      withFile(
          bytes(sample.getValue()),
          file -> {
            Opening opening = OpeningReader.of(file);
            List<String> claiming =
                Transcripts.FORMATS.stream()
                    .filter(format -> format.claim(opening).isPresent())
                    .map(format -> format.getClass().getSimpleName())
                    .toList();
            assertThat(claiming).startsWith(sample.getKey());
            assertThat(persons(format(sample.getKey()), file)).isEqualTo(SAID);
          });
    }
  }

  @Property(tries = 50)
  void anyBytesAreReadByAnyReader(@ForAll @Size(max = 2_000) byte[] bytes) {
    withFile(
        bytes,
        file -> {
          Opening opening = OpeningReader.of(file);
          for (TranscriptFormat format : Transcripts.FORMATS) {
            format.claim(opening);
            check(format, file);
          }
        });
  }

  @Property(tries = 20)
  void aSampleCutAnywhereIsReadUpToThere(@ForAll @DoubleRange(max = 1) double cut) {
    for (Map.Entry<String, List<String>> sample : Samples.all().entrySet()) {
      byte[] whole = bytes(sample.getValue());
      withFile(
          Arrays.copyOf(whole, (int) (cut * whole.length)),
          file -> {
            List<String> said = persons(format(sample.getKey()), file);
            assertThat(said.size()).isLessThanOrEqualTo(SAID.size());
            for (int i = 0; i < said.size(); i++) {
              // A separator that is cut off is text.
              String clean = said.get(i).split("\\s+-", 2)[0].strip();
              assertThat(SAID.get(i)).startsWith(clean);
            }
          });
    }
  }

  @Property(tries = 20)
  void linesInAnyOrderAreReadByAnyReader(@ForAll int seed) {
    List<String> lines = new ArrayList<>();
    Samples.all().values().forEach(lines::addAll);
    Collections.shuffle(lines, new Random(seed));
    withFile(
        bytes(lines),
        file -> {
          for (TranscriptFormat format : Transcripts.FORMATS) {
            check(format, file);
          }
        });
  }

  private static void check(TranscriptFormat format, TranscriptFile file) throws IOException {
    List<Turn> turns = new ArrayList<>();
    EpisodeReport report = report(format, file, turns);

    assertThat(report.skippedLines()).isLessThanOrEqualTo(Math.max(1, report.lines()));
    assertThat(turns)
        .allMatch(turn -> !turn.text().isBlank() && turn.line() <= Math.max(1, report.lines()));
  }

  private static TranscriptFormat format(String name) {
    return Transcripts.FORMATS.stream()
        .filter(format -> format.getClass().getSimpleName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> persons(TranscriptFormat format, TranscriptFile file)
      throws IOException {
    List<Turn> turns = new ArrayList<>();
    report(format, file, turns);
    return turns.stream().filter(t -> t.author() == Author.PERSON).map(Turn::text).toList();
  }

  private static EpisodeReport report(
      TranscriptFormat format, TranscriptFile file, List<Turn> turns) throws IOException {
    Reading reading = new Reading("e", Optional.empty(), turns::add);
    // Bytes that only begin like a database are not.
    if (!format.getClass().getSimpleName().matches("OpenCodeDatabase|CursorStore")) {
      format.read(file, reading);
    }
    return reading.report();
  }

  private static byte[] bytes(List<String> lines) {
    return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
  }

  /** Does something with a file. */
  private interface Action {
    void on(TranscriptFile file) throws IOException;
  }

  private static void withFile(byte[] bytes, Action action) {
    try {
      Path path = Files.createTempFile("transcript", "");
      try {
        Files.write(path, bytes);
        action.on(TranscriptFile.of(path));
      } finally {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
