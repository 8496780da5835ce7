package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * The facts that a memory holds back because they look like attempts to steer the agent. They are
 * kept, shown nowhere else, never injected, and wait for a person to let them in or throw them out.
 *
 * <p>Only a person should call {@link #release}: a model that may release what it wrote itself
 * needs no quarantine. Not for implementation by others: it grows. Thread-safe.
 */
public interface Quarantine {
  /**
   * A fact that is held back. {@code toString} shows no text. Immutable and thread-safe.
   *
   * @param fact the fact, in state {@link Fact.State#QUARANTINED}
   * @param reasons why, such as {@code suspicious:instruction:content}; never text
   */
  record Held(Fact fact, List<String> reasons) {
    /**
     * Checks the parts and copies collections.
     *
     * @param fact the fact
     * @param reasons why
     */
    public Held {
      requireNonNull(fact, "fact");
      reasons = List.copyOf(reasons);
    }
  }

  /** {@return what is held back, layer by layer from specific to general, newest first} */
  List<Held> list();

  /**
   * Lets a fact in, as a new version that holds from now on. If a current fact has its key, this
   * one takes its place.
   *
   * @param id the id of a fact that is held back
   * @return NEW or REPLACED with the current fact, or SEEN if the id is not held back any more
   * @throws IllegalArgumentException if no layer of the stack holds the fact
   */
  Remembered release(FactId id);

  /**
   * Forgets a fact that is held back, so that no one but a person or the host brings it back.
   *
   * @param id the id of a fact that is held back
   * @return what was deleted; nothing, if the id is not held back
   */
  ForgetReceipt reject(FactId id);
}
