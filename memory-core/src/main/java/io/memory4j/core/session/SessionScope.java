package io.memory4j.core.session;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.SessionInfo;
import java.util.concurrent.Executor;

/** What the hooks of one session work with. Thread-safe. */
public interface SessionScope {
  /** {@return what the host told of the session} */
  SessionInfo info();

  /** {@return the memory over the session's own layers, whoever speaks} */
  AgentMemory memory();

  /**
   * {@return the memory of a turn}
   *
   * @param speaker who speaks in it, as {@link SessionHook#turnStarted} was told
   */
  AgentMemory turn(Provenance speaker);

  /**
   * {@return a memory like the session's own that holds a layer} If the session has none of its
   * kind, or another one, the layer stands in its place.
   *
   * @param layer the layer, of a kind that the session's layers include
   * @throws IllegalArgumentException if they do not
   */
  AgentMemory holding(Layer layer);

  /** {@return what runs work that takes long; never throws} */
  Executor executor();
}
