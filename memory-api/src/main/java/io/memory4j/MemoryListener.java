package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Is told what happens to a memory: ids, counts, layers and durations, never text. All methods do
 * nothing unless they are overridden.
 *
 * <p>They are called after the fact, on the thread that did it, outside of any transaction, and
 * should return soon. What they throw is logged once and breaks nothing. Implementations must be
 * safe for use by multiple threads.
 */
public interface MemoryListener {
  /**
   * Is told of statements that were remembered, replaced, let in or taken back.
   *
   * @param event what happened
   */
  default void written(Written event) {}

  /**
   * Is told of a question.
   *
   * @param event what happened
   */
  default void recalled(Recalled event) {}

  /**
   * Is told of a block.
   *
   * @param event what happened
   */
  default void injected(Injected event) {}

  /**
   * Is told of something that was forgotten.
   *
   * @param event what happened
   */
  default void forgotten(Forgotten event) {}

  /**
   * Is told of a run of the review chain.
   *
   * @param event what happened
   */
  default void reviewed(Reviewed event) {}

  /**
   * Is told of something that failed. What a call throws is told here as well.
   *
   * @param event what happened
   */
  default void failed(Failed event) {}

  /**
   * Statements were written in one transaction. Immutable and thread-safe.
   *
   * @param statements what became of each, in order
   * @param took how long it took
   */
  record Written(List<Statement> statements, Duration took) {
    /**
     * Checks the parts and copies collections.
     *
     * @param statements what became of each, in order
     * @param took how long it took
     */
    public Written {
      statements = List.copyOf(statements);
      requireNonNull(took, "took");
    }
  }

  /**
   * One statement. Immutable and thread-safe.
   *
   * @param outcome what became of it
   * @param layer where it stands; empty when nothing stands
   * @param id the fact as it stands now; empty when nothing stands
   * @param findings how many things were changed or suspected on the way
   */
  record Statement(
      Remembered.Outcome outcome, Optional<Layer> layer, Optional<FactId> id, int findings) {
    /**
     * Checks the parts.
     *
     * @param outcome what became of it
     * @param layer where it stands; empty when nothing stands
     * @param id the fact as it stands now; empty when nothing stands
     * @param findings how many things were changed or suspected on the way
     */
    public Statement {
      requireNonNull(outcome, "outcome");
      requireNonNull(layer, "layer");
      requireNonNull(id, "id");
    }

    /**
     * {@return the statement of an answer}
     *
     * @param answer what became of it
     */
    public static Statement of(Remembered answer) {
      return new Statement(
          answer.outcome(),
          answer.fact().map(Fact::layer),
          answer.fact().map(Fact::id),
          answer.findings().size());
    }
  }

  /**
   * A question was answered. Immutable and thread-safe.
   *
   * @param hits how many facts were found
   * @param unavailable layers whose stores did not answer
   * @param took how long it took
   */
  record Recalled(int hits, Set<Layer> unavailable, Duration took) {
    /**
     * Checks the parts and copies collections.
     *
     * @param hits how many facts were found
     * @param unavailable layers whose stores did not answer
     * @param took how long it took
     */
    public Recalled {
      unavailable = Set.copyOf(unavailable);
      requireNonNull(took, "took");
    }
  }

  /**
   * A block was made. Immutable and thread-safe.
   *
   * @param included how many candidates are in it
   * @param omitted how many are not, those included that were not looked at
   * @param chars the length of the block in code points
   * @param degraded whether a store did not answer, so that the block is empty
   * @param took how long it took
   */
  record Injected(int included, long omitted, int chars, boolean degraded, Duration took) {
    /**
     * Checks the parts.
     *
     * @param included how many candidates are in it
     * @param omitted how many are not, those included that were not looked at
     * @param chars the length of the block in code points
     * @param degraded whether a store did not answer, so that the block is empty
     * @param took how long it took
     */
    public Injected {
      requireNonNull(took, "took");
    }
  }

  /**
   * Something was forgotten. Immutable and thread-safe.
   *
   * @param deleted how many records of each kind went, by the kind's name in ascending order
   * @param verified whether the bytes of every store were searched and no trace was found
   * @param pending layers whose stores could not finish
   * @param took how long it took
   */
  record Forgotten(Map<String, Long> deleted, boolean verified, Set<Layer> pending, Duration took) {
    /**
     * Checks the parts and copies collections.
     *
     * @param deleted how many records of each kind went, by the kind's name in ascending order
     * @param verified whether the bytes of every store were searched and no trace was found
     * @param pending layers whose stores could not finish
     * @param took how long it took
     */
    public Forgotten {
      deleted = Collections.unmodifiableMap(new TreeMap<>(deleted));
      pending = Set.copyOf(pending);
      requireNonNull(took, "took");
    }
  }

  /**
   * A run of the review chain came to its end. Immutable and thread-safe.
   *
   * @param layer whose summaries it made
   * @param saved how many summaries were written
   * @param failed how many periods failed or were rejected; each is also told to {@link #failed}
   * @param took how long it took
   */
  record Reviewed(Layer layer, int saved, int failed, Duration took) {
    /**
     * Checks the parts.
     *
     * @param layer whose summaries it made
     * @param saved how many summaries were written
     * @param failed how many periods failed or were rejected; each is also told to {@link #failed}
     * @param took how long it took
     */
    public Reviewed {
      requireNonNull(layer, "layer");
      requireNonNull(took, "took");
    }
  }

  /**
   * Something failed. Immutable and thread-safe.
   *
   * @param what what was tried, a fixed name such as {@code remember} or {@code mailbox}
   * @param cause the name of the failure's class, or another fixed name of the cause
   * @param session the session it was tried for, if it was work of one
   */
  record Failed(String what, String cause, Optional<String> session) {
    /**
     * Checks the parts.
     *
     * @param what what was tried, a fixed name such as {@code remember} or {@code mailbox}
     * @param cause the name of the failure's class, or another fixed name of the cause
     * @param session the session it was tried for, if it was work of one
     */
    public Failed {
      requireNonNull(what, "what");
      requireNonNull(cause, "cause");
      requireNonNull(session, "session");
    }
  }
}
