package io.memory4j.episode;

/**
 * The history of all projects, and what keeps it. It belongs to the host: hand a model the {@link
 * SessionHistory} of a memory, which sees the layers of that memory alone. Not for implementation
 * outside the library; methods may be added. Thread-safe.
 */
public interface HistoryIndex extends SessionHistory {
  /**
   * Indexes the sessions of a source. A session that has not changed is not read; of one that has
   * grown the new turns are added; one that was rewritten is replaced from where it differs. What
   * was forgotten is not indexed again. Then what is too old, or too much, is taken out.
   *
   * @param source the sessions
   * @return what was done; nothing if the history is switched off
   * @throws io.memory4j.StoreUnavailableException if a store does not answer; what was reported for
   *     earlier sessions stays, and the next call goes on
   */
  HistoryReport index(HistorySource source);

  /**
   * Takes all turns out, which is no forgetting: the same sessions can be indexed again, without
   * what was forgotten in them.
   *
   * @return how many turns were taken out
   */
  long clear();
}
