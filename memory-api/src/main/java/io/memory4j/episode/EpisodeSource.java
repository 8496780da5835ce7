package io.memory4j.episode;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A place that past sessions can be read from, in two steps: find them, then read one at a time. A
 * place may hold sessions of several agents; each {@link Episode#agent episode} tells its own.
 *
 * <p>A source never writes and opens no connection. It reads in bounded memory however large an
 * episode is. One bad line costs one line: it is counted, reported and passed over.
 *
 * <p>Implementations must be safe for use by multiple threads.
 */
public interface EpisodeSource {
  /**
   * Finds episodes, in an order that depends on their locations alone.
   *
   * @param found is handed each episode
   * @param unread is handed what lies in the place and is no episode or cannot be opened
   */
  void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread);

  /**
   * Reads one episode from its beginning, in the order of the file.
   *
   * @param episode one that {@link #discover} found
   * @param visitor is handed each turn, and ends the reading by returning false
   * @return what was read and what was passed over; never null, also if the file has gone
   */
  EpisodeReport read(Episode episode, Predicate<? super Turn> visitor);

  /**
   * {@return how many sessions {@link #discover} does not find, since nobody agreed to have those
   * of their agent read, by agent} None, unless a source knows of consent.
   */
  default Map<String, Long> withheld() {
    return Map.of();
  }
}
