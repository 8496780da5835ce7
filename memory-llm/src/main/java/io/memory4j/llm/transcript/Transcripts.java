package io.memory4j.llm.transcript;

import static java.util.Objects.requireNonNull;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import io.memory4j.llm.transcript.TranscriptFormat.Claim;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The transcripts of coding agents in files and folders, read where they lie.
 *
 * <p>Whose format a file has is told by what it holds. Folders are searched to any depth in the
 * order of names; a symbolic link inside one is reported, not followed. A file that is being
 * written is read up to its length at the start of the reading. Of one string in a transcript the
 * first million UTF-16 units are read; memory use does not grow with the length of lines, and with
 * the length of a file only by some 50 bytes a line.
 *
 * <p>A reading fails, as its report says, if nobody was found to have said anything: the agent may
 * have changed its format. Immutable and thread-safe.
 */
public final class Transcripts implements EpisodeSource {
  private static final List<TranscriptFormat> FORMATS = List.of(new ClaudeCode(), new Codex());

  private final Places places;

  private Transcripts(Places places) {
    this.places = places;
  }

  /**
   * {@return the transcripts in some places} Nothing is opened yet.
   *
   * @param places files or folders, searched in this order; one inside another is searched once
   */
  public static Transcripts at(Path... places) {
    return at(List.of(places));
  }

  /**
   * {@return the transcripts in some places} Nothing is opened yet.
   *
   * @param places files or folders, searched in this order; one inside another is searched once
   */
  public static Transcripts at(List<Path> places) {
    return new Transcripts(new Places(places));
  }

  /** {@return the agents whose formats are known, in the order in which they are tried} */
  public static List<String> agents() {
    return FORMATS.stream().map(TranscriptFormat::agent).toList();
  }

  @Override
  public void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread) {
    requireNonNull(found, "found");
    requireNonNull(unread, "unread");
    places.walk(
        file -> {
          try {
            episode(file).ifPresentOrElse(found, () -> unread.accept(unknown(file)));
          } catch (IOException e) {
            unread.accept(new Unread(file, "the file cannot be read"));
          }
        },
        unread);
  }

  private static Unread unknown(Path file) {
    return new Unread(file, "no transcript of a known format");
  }

  private static Optional<Episode> episode(Path path) throws IOException {
    TranscriptFile file = TranscriptFile.of(path);
    Instant updated = Files.getLastModifiedTime(path, LinkOption.NOFOLLOW_LINKS).toInstant();
    Opening opening = Opening.of(file);
    for (TranscriptFormat format : FORMATS) {
      Optional<Claim> claim = format.claim(opening);
      if (claim.isPresent()) {
        String id = claim.get().session().orElseGet(() -> nameOf(path));
        Optional<String> workspace = claim.get().workspace();
        return Optional.of(
            new Episode(id, format.agent(), path, workspace, updated, file.sizeBytes()));
      }
    }
    return Optional.empty();
  }

  /** {@return the file's name without its ending, for a session that nothing else tells} */
  private static String nameOf(Path path) {
    String name = String.valueOf(path.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  @Override
  public EpisodeReport read(Episode episode, Predicate<? super Turn> visitor) {
    requireNonNull(visitor, "visitor");
    Reading reading = new Reading(episode.id(), visitor);
    Optional<TranscriptFormat> format =
        FORMATS.stream().filter(f -> f.agent().equals(episode.agent())).findFirst();
    if (format.isEmpty()) {
      reading.fail("no reader for transcripts of this agent");
      return reading.report();
    }
    try {
      format.get().read(TranscriptFile.of(episode.location()), reading);
    } catch (NoSuchFileException e) {
      reading.fail("the file has gone");
    } catch (IOException e) {
      reading.fail("the file cannot be read to its end");
    }
    return reading.report();
  }
}
