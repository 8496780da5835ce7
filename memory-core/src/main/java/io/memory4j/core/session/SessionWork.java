package io.memory4j.core.session;

import io.memory4j.core.diagnose.Contributor;
import java.util.Optional;

/**
 * One kind of background work that sessions start, such as taking the mailbox. The works of a
 * memory stand in a list; each event of a session is told to their hooks in the order of that list.
 * Thread-safe.
 */
public interface SessionWork {
  /** {@return a fixed name for the log and the listener, such as {@code mailbox}} */
  String name();

  /**
   * {@return whether the work learns from what happens in the session} If so, it gets no hook for a
   * session of a sub-agent and none for one that is not persisted.
   */
  default boolean learns() {
    return false;
  }

  /**
   * {@return the hook for a session; empty if there is nothing to do for it} Called when the
   * session is made, on the host's thread: it touches no disk and no store.
   *
   * @param scope the session
   */
  Optional<SessionHook> hook(SessionScope scope);

  /** {@return what tells in a diagnosis how the work does, if something does} */
  default Optional<Contributor> contributor() {
    return Optional.empty();
  }
}
