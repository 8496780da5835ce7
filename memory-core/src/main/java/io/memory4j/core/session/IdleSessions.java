package io.memory4j.core.session;

import io.memory4j.LayerStack;
import io.memory4j.SessionInfo;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The latest sessions that nothing is learned from, and why, for a diagnosis. Thread-safe. */
public final class IdleSessions {
  /** How many are kept. */
  public static final int MAX_KEPT = 100;

  private final Deque<Idle> latest = new ArrayDeque<>();

  /** Why nothing is learned from a session. */
  public enum Reason {
    /** The memory takes no writes. */
    READ_ONLY,
    /** It is a sub-agent's. */
    SUB_AGENT,
    /** Its transcript is not kept. */
    NOT_PERSISTED
  }

  /**
   * A session that nothing is learned from. Immutable and thread-safe.
   *
   * @param session its id
   * @param layers its own layers
   * @param reason why
   */
  public record Idle(String session, LayerStack layers, Reason reason) {}

  /** Knows of no session. */
  public IdleSessions() {}

  /**
   * {@return why nothing is learned from a session; empty if something may be}
   *
   * @param info the session
   * @param writable whether its memory takes writes
   */
  public static Optional<Reason> reason(SessionInfo info, boolean writable) {
    if (!writable) {
      return Optional.of(Reason.READ_ONLY);
    }
    if (info.isSubAgent()) {
      return Optional.of(Reason.SUB_AGENT);
    }
    return info.isPersisted() ? Optional.empty() : Optional.of(Reason.NOT_PERSISTED);
  }

  /**
   * Adds a session.
   *
   * @param session the session
   */
  public synchronized void add(Idle session) {
    if (latest.size() == MAX_KEPT) {
      latest.removeLast();
    }
    latest.addFirst(session);
  }

  /** {@return the sessions, the latest first; unmodifiable} */
  public synchronized List<Idle> list() {
    return List.copyOf(latest);
  }
}
