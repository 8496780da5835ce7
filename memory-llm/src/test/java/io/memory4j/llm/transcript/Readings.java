package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Readings by one reader, whatever the file looks like, and what holds for each of them. */
final class Readings {
  private static final Set<Author> SPEAKERS =
      Set.of(Author.PERSON, Author.ASSISTANT, Author.SUB_AGENT, Author.OWN_PROMPT);

  private Readings() {}

  /** What a reader made of a file. */
  record Read(List<Turn> turns, EpisodeReport report) {
    List<String> by(Author author) {
      return turns.stream().filter(turn -> turn.author() == author).map(Turn::text).toList();
    }
  }

  /** Reads bytes as the format that a class reads. */
  static Read read(String reader, byte[] bytes) {
    return withFile(bytes, file -> read(format(reader), file));
  }

  static Read read(TranscriptFormat format, TranscriptFile file) {
    List<Turn> turns = new ArrayList<>();
    Reading reading = new Reading("e", Optional.empty(), turns::add);
    try {
      format.read(file, reading);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Read(List.copyOf(turns), reading.report());
  }

  static TranscriptFormat format(String reader) {
    return Transcripts.FORMATS.stream()
        .filter(format -> format.getClass().getSimpleName().equals(reader))
        .findFirst()
        .orElseThrow();
  }

  /** Does something with a file that is gone afterwards. */
  static <T> T withFile(byte[] bytes, Function<TranscriptFile, T> action) {
    try {
      Path path = Files.createTempFile("transcript", "");
      try {
        Files.write(path, bytes);
        return action.apply(TranscriptFile.of(path));
      } finally {
        Files.delete(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] bytes(List<String> lines) {
    return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
  }

  /** Checks that a report tells no more and no less than what was handed out and passed over. */
  static void addsUp(Read read) {
    EpisodeReport report = read.report();
    for (Author author : Author.values()) {
      assertThat(report.turns(author)).isEqualTo(read.by(author).size());
    }
    read.turns().forEach(turn -> isWellFormed(turn, report));
    List<Long> skipped = report.skipped().stream().map(SkippedLine::line).toList();
    assertThat(skipped).isSorted().allMatch(line -> line >= 1 && line <= report.lines());
    assertThat(report.skippedLines()).isLessThanOrEqualTo(report.lines());
    if (skipped.size() < EpisodeReport.MAX_SKIPPED_LISTED) {
      assertThat(report.skippedLines()).isEqualTo(skipped.stream().distinct().count());
    }
    if (read.turns().stream().anyMatch(turn -> SPEAKERS.contains(turn.author()))) {
      assertThat(report.failure()).isEmpty();
    }
  }

  private static void isWellFormed(Turn turn, EpisodeReport report) {
    assertThat(turn.text()).isNotBlank();
    assertThat(turn.line()).isBetween(1L, report.lines());
    assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(turn.text() + turn.session()))
        .isTrue();
  }
}
