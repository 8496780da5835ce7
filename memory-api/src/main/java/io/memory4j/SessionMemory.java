package io.memory4j;

/**
 * The memory of one session, which is told what happens in it. This is the only place where
 * background work starts: taking what an agent left in a mailbox, reviews, learning from sessions.
 *
 * <p><b>Events.</b> All methods that tell of one return at once; just the files of a mailbox are
 * made when the session begins and set aside when a turn begins. What they start runs later, on the
 * host's executor, one after the other and in the order of the calls; without an executor it waits
 * until the host gives it time. They never throw, null arguments apart: what fails there is logged
 * and told to the {@link MemoryListener}, and the next event finds the rest as it was. Events that
 * come twice or after the end are passed over.
 *
 * <p><b>Speaker.</b> As an {@link AgentMemory} it follows the turn: during a turn of a person with
 * an id, the layer of that person stands in the place of the session's person layer, if the session
 * has one, and what is said is filed under that person; outside of turns it is the session's own. A
 * block has the same prefix in either case. {@link #turnStarted} returns a memory that stays with
 * its turn, for work that may outlast it. Where turns overlap, the latest stands until all have
 * ended.
 *
 * <p><b>Learning.</b> Nothing is learned from a session that is a sub-agent's, is not persisted, or
 * is of a memory that takes no writes. Its mailbox is taken all the same, unless it takes no
 * writes.
 *
 * <p>Thread-safe.
 */
public interface SessionMemory extends AgentMemory {
  /** {@return what the host told of the session} */
  SessionInfo info();

  /** Tells that the session begins, or goes on after the host was restarted. */
  void started();

  /**
   * Tells that a turn begins.
   *
   * @param speaker who speaks; the session and the number of the turn are added if they are missing
   * @return the memory of this turn, which stays with its speaker whatever turn follows
   */
  AgentMemory turnStarted(Provenance speaker);

  /** Tells that the turn is over, with all that the agent did in it. */
  void turnEnded();

  /**
   * Tells that the host cut the conversation and put a summary in the place of its beginning.
   *
   * @param summary the summary, any text
   */
  void compacted(String summary);

  /**
   * Tells that a task was handed back with a summary of what was done.
   *
   * @param summary the summary, any text
   */
  void taskYielded(String summary);

  /**
   * Tells that the conversation was cleared. What was observed in it is dropped, facts stay; the
   * next block reads rules, lessons and the summary anew.
   */
  void cleared();

  /** Tells that the session was set back to its beginning, with the same effect on memory. */
  void reset();

  /** Tells that the session is over and nobody knows how it went. */
  void ended();

  /**
   * Tells that the session is over. What was started before is still finished.
   *
   * @param outcome how it went
   */
  void ended(SessionOutcome outcome);
}
