package io.memory4j.llm.transcript;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import io.memory4j.episode.Unread;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A transcript read to its end. */
public record ReadTranscript(Episode episode, List<Turn> turns, EpisodeReport report) {

  /** Reads the one transcript in a file. */
  public static ReadTranscript of(Path file) {
    Transcripts transcripts = Transcripts.at(file);
    List<Episode> episodes = new ArrayList<>();
    List<Unread> unread = new ArrayList<>();
    transcripts.discover(episodes::add, unread::add);
    if (episodes.size() != 1) {
      throw new AssertionError("found " + episodes + ", not read " + unread);
    }
    return of(transcripts, episodes.get(0));
  }

  static ReadTranscript of(Transcripts transcripts, Episode episode) {
    List<Turn> turns = new ArrayList<>();
    EpisodeReport report = transcripts.read(episode, turns::add);
    return new ReadTranscript(episode, List.copyOf(turns), report);
  }

  /** Writes lines, each ended by a line feed, and reads them. */
  public static ReadTranscript of(Path folder, String... lines) {
    return of(written(folder, String.join("\n", lines) + "\n"));
  }

  static Path written(Path folder, String text) {
    return written(folder, text.getBytes(StandardCharsets.UTF_8));
  }

  static Path written(Path folder, byte[] bytes) {
    try {
      return Files.write(folder.resolve("transcript.txt"), bytes);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns what one author said, in order. */
  public List<String> by(Author author) {
    return turns.stream().filter(turn -> turn.author() == author).map(Turn::text).toList();
  }

  /** Returns who said what, in order. */
  List<String> dialogue() {
    return turns.stream().map(turn -> turn.author() + ": " + turn.text()).toList();
  }

  /** Returns who said what in an episode. */
  static List<String> told(Episode episode) {
    return of(Transcripts.at(episode.location()), episode).dialogue();
  }

  /** Returns the shared file of real and derived transcripts, or nothing without the folder. */
  static Optional<Path> shared(String name) {
    return Optional.ofNullable(System.getProperty("memory4j.shared"))
        .map(shared -> Path.of(shared, "data", "sessions", name))
        .filter(Files::exists);
  }
}
