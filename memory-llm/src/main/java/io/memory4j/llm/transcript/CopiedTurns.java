package io.memory4j.llm.transcript;

import io.memory4j.episode.Episode;
import io.memory4j.episode.Turn;
import java.util.HashMap;
import java.util.Map;

/**
 * Tells the turns that an agent copied into the file of a resumed session, over all episodes that
 * it is asked about. Only turns that {@linkplain Turn#message tell their message} can be told; a
 * person's turns do not, and what was said there is remembered once in any case. Keeps some 50
 * bytes for each message. Not thread-safe.
 */
public final class CopiedTurns {
  private final Map<Long, Long> episodes = new HashMap<>();

  /** Knows no turns yet. */
  public CopiedTurns() {}

  /**
   * {@return whether the turn's message was seen in another episode of the same agent before}
   *
   * @param episode the episode that is being read
   * @param turn a turn of it; from now on its message belongs to this episode
   */
  public boolean isCopy(Episode episode, Turn turn) {
    if (turn.message().isEmpty()) {
      return false;
    }
    long message = Hash.of(episode.agent() + " " + turn.message().get());
    long here = Hash.of(episode.location().toString());
    return episodes.computeIfAbsent(message, unseen -> here) != here;
  }
}
