package io.memory4j;

import static java.util.Objects.requireNonNull;

import io.memory4j.store.Capability;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * How a memory is, and why it does not know something. Every answer is made when it is asked for,
 * changes nothing, and holds ids, names of layers and numbers, never remembered text.
 *
 * <p>Not for implementation by others: it grows. Thread-safe.
 */
public interface Diagnosis {
  /**
   * How one store is, as far as the memory's layers and the library's own records in it go.
   * Immutable and thread-safe.
   *
   * @param storeId the store's id
   * @param layers the layers of the memory that it keeps, specific to general
   * @param answers whether it could be read; if not, all that follows the modes is empty
   * @param capabilities what it can do
   * @param modes how it works, by the names of its own, such as the mode of a journal
   * @param records how many records there are, by kind and then by status
   * @param quarantined how many of them are held back
   * @param dueJobs how many jobs are due and not done, by the part of their key before the colon:
   *     {@code erase} for what is to be forgotten in stores that were not open, {@code remerge} for
   *     texts that lost their words and are to be made anew
   * @param owesScrub whether bytes that were deleted are still to be scrubbed
   */
  record StoreState(
      String storeId,
      List<Layer> layers,
      boolean answers,
      Set<Capability> capabilities,
      Map<String, String> modes,
      Map<String, Map<String, Long>> records,
      long quarantined,
      Map<String, Long> dueJobs,
      boolean owesScrub) {
    /**
     * Checks the parts and copies collections.
     *
     * @param storeId the store's id
     * @param layers the layers that it keeps
     * @param answers whether it could be read
     * @param capabilities what it can do
     * @param modes how it works
     * @param records how many records there are, by kind and status
     * @param quarantined how many are held back
     * @param dueJobs how many jobs are due
     * @param owesScrub whether a scrub is owed
     */
    public StoreState {
      requireNonNull(storeId, "storeId");
      layers = List.copyOf(layers);
      capabilities = Set.copyOf(capabilities);
      modes = Collections.unmodifiableMap(new TreeMap<>(modes));
      Map<String, Map<String, Long>> byKind = new TreeMap<>();
      records.forEach(
          (kind, counts) -> byKind.put(kind, Collections.unmodifiableMap(new TreeMap<>(counts))));
      records = Collections.unmodifiableMap(byKind);
      dueJobs = Collections.unmodifiableMap(new TreeMap<>(dueJobs));
    }
  }

  /** How well a part does. */
  enum State {
    /** As it should be. */
    OK,
    /** It works, and not as it could. */
    DEGRADED,
    /** It does not work. */
    FAILED
  }

  /**
   * What a part of the library has to say about itself. Immutable and thread-safe.
   *
   * @param part which part, such as {@code store} or {@code review weekly}
   * @param state how well it does
   * @param reason why; never remembered text
   * @param remedy what to do; empty if there is nothing to do
   */
  record Line(String part, State state, String reason, String remedy) {
    /**
     * Checks the parts.
     *
     * @param part which part
     * @param state how well it does
     * @param reason why
     * @param remedy what to do
     */
    public Line {
      requireNonNull(part, "part");
      requireNonNull(state, "state");
      requireNonNull(reason, "reason");
      requireNonNull(remedy, "remedy");
    }
  }

  /** What became of a statement. More may be added. */
  enum Outcome {
    /** It is known and holds. */
    REMEMBERED,
    /** It is held back until a person lets it in. */
    QUARANTINED,
    /** A newer statement took its place, or the change that made it was taken back. */
    SUPERSEDED,
    /** What it was made from was forgotten; it lost its text. */
    BLANKED,
    /** It was forgotten, and comes back through a person or the host only. */
    FORGOTTEN,
    /** Retention deleted it; it can be learned again. */
    PRUNED,
    /** Nothing but secrets would be left of it. */
    REDACTED,
    /** It has not the form of a statement. */
    REJECTED,
    /** Nothing of it is known: it was never offered, or retention deleted it. */
    UNKNOWN
  }

  /**
   * What became of a statement in one layer. Immutable and thread-safe.
   *
   * @param outcome what
   * @param layer where; empty if it is nowhere
   * @param id the fact that says so, if there is one
   * @param reasons why, by names such as {@code redacted:github-token} or {@code
   *     suspicious:instruction:content}, or the name of a {@link RejectedException.Reason}
   */
  record Fate(Outcome outcome, Optional<Layer> layer, Optional<FactId> id, List<String> reasons) {
    /**
     * Checks the parts and copies collections.
     *
     * @param outcome what
     * @param layer where
     * @param id the fact that says so
     * @param reasons why
     */
    public Fate {
      requireNonNull(outcome, "outcome");
      requireNonNull(layer, "layer");
      requireNonNull(id, "id");
      reasons = List.copyOf(reasons);
    }
  }

  /** {@return how each store of the memory's layers is, that of the most specific layer first} */
  List<StoreState> stores();

  /**
   * {@return how many secrets were replaced, by rule} Counted in this process since the library was
   * built, in what was stored and in what was shown; a statement that is offered again counts
   * again.
   */
  Map<String, Long> redactions();

  /** {@return what is not as it should be, and what parts say of themselves} */
  List<Line> lines();

  /**
   * Tells what became of a statement: why it was not remembered, or where it is.
   *
   * @param statement any text
   * @return one fate for each layer that knows something of it, specific to general; one alone if
   *     none does
   */
  List<Fate> fateOf(String statement);

  /**
   * Tells what became of a fact.
   *
   * @param id any id
   * @return its fate
   */
  Fate fateOf(FactId id);
}
