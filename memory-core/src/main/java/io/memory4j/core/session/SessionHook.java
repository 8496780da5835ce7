package io.memory4j.core.session;

import io.memory4j.Provenance;
import io.memory4j.SessionOutcome;
import java.util.Optional;

/**
 * What one work does for one session. All methods do nothing unless they are overridden. But for
 * {@link #starting} and {@link #turnStarting} they are called in the background, one at a time, in
 * the order of the events, and each sees what the one before it wrote. What one throws is logged
 * and told to the listener, and neither the other hooks nor the next event are affected.
 *
 * <p>The next event waits until a hook returns. Work that may wait for a model or another process
 * is handed to {@link SessionScope#executor}.
 */
public interface SessionHook {
  /**
   * The session begins, and the host waits: for what must be there when its call returns. On the
   * host's thread, before {@link #started}.
   */
  default void starting() {}

  /**
   * A turn begins, and the host waits: for what must not be late. On the host's thread, before
   * {@link #turnStarted}, while other methods may run; it waits for nobody.
   *
   * @param speaker who speaks, with the session and the number of the turn
   */
  default void turnStarting(Provenance speaker) {}

  /** The session begins. */
  default void started() {}

  /**
   * A turn begins.
   *
   * @param speaker who speaks, with the session and the number of the turn
   */
  default void turnStarted(Provenance speaker) {}

  /** The turn is over. */
  default void turnEnded() {}

  /**
   * The conversation was cut.
   *
   * @param summary what stands for its beginning
   */
  default void compacted(String summary) {}

  /**
   * A task was handed back.
   *
   * @param summary what was done
   */
  default void taskYielded(String summary) {}

  /** The conversation was cleared. */
  default void cleared() {}

  /** The session was set back to its beginning. */
  default void reset() {}

  /**
   * The session is over; nothing is called after this.
   *
   * @param outcome how it went; empty if nobody knows
   */
  default void ended(Optional<SessionOutcome> outcome) {}
}
