package io.memory4j.llm.transcript;

import static java.util.Objects.requireNonNull;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import io.memory4j.llm.transcript.SqliteFile.NoDriverException;
import io.memory4j.llm.transcript.TranscriptFormat.Claim;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The transcripts of coding agents in files and folders, read where they lie.
 *
 * <p>Whose format a file has is told by what it holds. Folders are searched to any depth in the
 * order of names; a symbolic link inside one is reported, not followed. A file that is being
 * written is read up to its length at the start of the reading. Sessions in a database of SQLite
 * are read through a driver that the host brings; without one they are reported. Of one string in a
 * transcript the first million UTF-16 units are read; memory use does not grow with the length of
 * lines, and with the length of a file only by some 50 bytes a line.
 *
 * <p>A line that is broken costs itself, and so does an element of a list: what stands behind it is
 * read. A reading fails, as its report says, if nobody was found to have said anything: the agent
 * may have changed its format. Immutable and thread-safe.
 */
public final class Transcripts implements EpisodeSource {
  static final List<TranscriptFormat> FORMATS =
      List.of(
          // Before Claude Code, whose lines have the same fields.
          new GeminiLogs(),
          new ClaudeCode(),
          new Codex(),
          new GeminiJson(),
          new GeminiLines(),
          new Pi(),
          new CopilotCli(),
          new OpenCodeFiles(),
          new OpenCodeDatabase(),
          new CursorAgent(),
          new CursorStore(),
          new CursorMarkdown(),
          new SpecStory(),
          new ChatGpt(),
          new Cline(),
          new AiderChat(),
          new AiderInput(),
          new AiderLog());

  private static final String UNKNOWN = "no transcript of a known format";
  private static final String ARCHIVE = "an archive, which is not looked into; unpack it";

  private final Places places;
  private final Optional<ZoneId> zone;

  private Transcripts(Places places, Optional<ZoneId> zone) {
    this.places = places;
    this.zone = zone;
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
    return new Transcripts(new Places(places), Optional.empty());
  }

  /**
   * {@return the same transcripts, where times without a zone are of this one} Some agents write
   * the time of the clock on the wall. Without a zone to read it in, their turns have no time. What
   * the clock shows twice in autumn is the earlier instant; what it leaves out in spring is as much
   * later.
   *
   * @param here the zone in which the agents ran
   */
  public Transcripts inZone(ZoneId here) {
    return new Transcripts(places, Optional.of(here));
  }

  /** {@return the agents whose formats are known, in the order in which they are tried} */
  public static List<String> agents() {
    return FORMATS.stream().map(TranscriptFormat::agent).distinct().toList();
  }

  @Override
  public void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread) {
    requireNonNull(found, "found");
    requireNonNull(unread, "unread");
    discover(file -> true, found, unread);
  }

  /** Finds episodes among files of which the names are wanted; others are not opened. */
  void discover(
      Predicate<Path> wanted, Consumer<? super Episode> found, Consumer<? super Unread> unread) {
    places.walk(
        file -> {
          if (wanted.test(file)) {
            discover(file, found, unread);
          }
        },
        unread);
  }

  private static void discover(
      Path file, Consumer<? super Episode> found, Consumer<? super Unread> unread) {
    try {
      TranscriptFile transcript = TranscriptFile.of(file);
      Opening opening = OpeningReader.of(transcript);
      Optional<Claimed> claimed = claimed(opening, any -> true);
      if (claimed.isEmpty()) {
        unread.accept(new Unread(file, opening.isArchive() ? ARCHIVE : UNKNOWN));
      } else if (!claimed.get().claim().companion()) {
        found.accept(episode(transcript, claimed.get()));
      }
    } catch (NoDriverException e) {
      unread.accept(new Unread(file, NoDriverException.REASON));
    } catch (IOException e) {
      unread.accept(
          new Unread(file, "the file cannot be read; check that it is whole, and its permissions"));
    }
  }

  /** A format and its claim on a file. */
  private record Claimed(TranscriptFormat format, Claim claim) {}

  /** {@return the first format whose claim will do; one that takes the file for a session first} */
  private static Optional<Claimed> claimed(Opening opening, Predicate<Claim> wanted) {
    List<Claimed> all =
        FORMATS.stream()
            .flatMap(format -> format.claim(opening).map(c -> new Claimed(format, c)).stream())
            .filter(one -> wanted.test(one.claim()))
            .toList();
    return all.stream()
        .filter(one -> !one.claim().companion())
        .findFirst()
        .or(() -> all.stream().findFirst());
  }

  private static Episode episode(TranscriptFile file, Claimed claimed) throws IOException {
    Path path = file.path();
    Claim claim = claimed.claim();
    Extent extent = Extent.of(claimed.format().files(file));
    return new Episode(
        claim.session().map(WellFormed::text).orElseGet(() -> Opening.nameOf(path)),
        claim.agent(),
        path,
        claim.workspace().map(WellFormed::text),
        extent.updatedAt(),
        extent.sizeBytes());
  }

  @Override
  public EpisodeReport read(Episode episode, Predicate<? super Turn> visitor) {
    requireNonNull(visitor, "visitor");
    Reading reading = new Reading(episode.id(), zone, visitor);
    if (FORMATS.stream().noneMatch(format -> format.agent().equals(episode.agent()))) {
      reading.fail(
          "no reader for transcripts of this agent; Transcripts.agents tells those there are");
      return reading.report();
    }
    try {
      TranscriptFile file = TranscriptFile.of(episode.location());
      format(file, episode.agent()).read(file, reading);
    } catch (NoSuchFileException e) {
      reading.fail("the file has gone; find the sessions anew");
    } catch (NoDriverException e) {
      reading.fail(NoDriverException.REASON);
    } catch (IOException e) {
      reading.fail("the file cannot be read to its end; check its permissions and its disk");
    }
    return reading.report();
  }

  /** {@return the format that a file of an agent has, or else the first that the agent had} */
  private static TranscriptFormat format(TranscriptFile file, String agent) throws IOException {
    Opening opening = OpeningReader.of(file);
    return claimed(opening, claim -> claim.agent().equals(agent))
        .map(Claimed::format)
        .or(() -> FORMATS.stream().filter(f -> f.agent().equals(agent)).findFirst())
        .orElseThrow();
  }
}
