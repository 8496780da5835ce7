package io.memory4j.llm.transcript;

import static java.util.Objects.requireNonNull;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import java.util.function.Predicate;

/**
 * Reads on in episodes that grow, whatever their format: only turns that were not handed out before
 * are handed out. The episode itself is read from its start, because what stands at its end may
 * depend on it; what was read before is compared by its hash alone. Thread-safe if the source is.
 */
public final class NewTurns {
  private final EpisodeSource source;

  /**
   * Reads on in the episodes of a source.
   *
   * @param source where episodes are read from
   */
  public NewTurns(EpisodeSource source) {
    this.source = requireNonNull(source, "source");
  }

  /**
   * What reading on gave. Immutable and thread-safe.
   *
   * @param report what was read of the whole episode, old turns included
   * @param mark how far it is read now, to be given back next time; where the episode could not be
   *     read, how far it was read before
   * @param rewritten whether what was read before does not stand there any more, so that all turns
   *     were handed out again
   */
  public record Progress(EpisodeReport report, ReadMark mark, boolean rewritten) {
    /**
     * Checks the parts.
     *
     * @param report what was read of the whole episode
     * @param mark how far it is read now
     * @param rewritten whether all turns were handed out again
     */
    public Progress {
      requireNonNull(report, "report");
      requireNonNull(mark, "mark");
    }
  }

  /**
   * Hands out the turns of an episode that are new.
   *
   * @param episode the episode
   * @param since how far it was read before, or {@link ReadMark#START}
   * @param visitor is handed each new turn, and ends the reading by returning false
   * @return what was read
   */
  public Progress read(Episode episode, ReadMark since, Predicate<? super Turn> visitor) {
    Follower follower = new Follower(since, visitor);
    EpisodeReport report = source.read(episode, follower);
    if (follower.hasCaughtUp()) {
      return new Progress(report, follower.mark(), false);
    }
    if (report.failure().isPresent()) {
      return new Progress(report, since, false);
    }
    Follower again = new Follower(ReadMark.START, visitor);
    EpisodeReport whole = source.read(episode, again);
    return new Progress(whole, again.mark(), true);
  }

  /** Passes old turns over as long as they are the old ones. */
  private static final class Follower implements Predicate<Turn> {
    private final ReadMark since;
    private final Predicate<? super Turn> visitor;
    private long turns;
    private long hash;
    private boolean caughtUp;

    Follower(ReadMark since, Predicate<? super Turn> visitor) {
      this.since = since;
      this.visitor = visitor;
      this.caughtUp = since.turns() == 0;
    }

    @Override
    public boolean test(Turn turn) {
      turns++;
      hash = Hash.of(hash + " " + turn.author() + " " + turn.session() + " " + turn.text());
      if (caughtUp) {
        return visitor.test(turn);
      }
      caughtUp = turns == since.turns() && hash == since.hash();
      return turns < since.turns() || caughtUp;
    }

    boolean hasCaughtUp() {
      return caughtUp;
    }

    ReadMark mark() {
      return new ReadMark(turns, hash);
    }
  }
}
