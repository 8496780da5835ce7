package io.memory4j.episode;

/**
 * What was said in past sessions: the turns of persons and the final answers of agents. Not for
 * implementation outside the library; methods may be added. Thread-safe.
 */
public interface SessionHistory {
  /**
   * Finds turns by the words of a question. Nothing in it is query syntax. The same turns and the
   * same question give the same answer, in whatever order sessions were indexed.
   *
   * @param query the question, and where to look
   * @return the turns found; if there is no history, or a store does not answer, without what is
   *     missing, which the answer tells
   */
  HistoryResult search(HistoryQuery query);
}
