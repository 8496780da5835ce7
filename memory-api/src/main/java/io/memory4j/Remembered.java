package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;

/**
 * What became of one statement. Immutable and thread-safe.
 *
 * @param outcome what was done
 * @param fact the fact as it stands now; empty when nothing stands
 * @param receipt what undoing it needs; empty when nothing was added or closed
 * @param findings what was changed or suspected on the way, such as {@code redacted:github-token};
 *     never text
 */
public record Remembered(
    Outcome outcome, Optional<Fact> fact, Optional<Receipt> receipt, List<String> findings) {
  /** What was done with a statement. More may be added. */
  public enum Outcome {
    /** It was not known and was added. */
    NEW,
    /** It was known and is the newest again. */
    SEEN,
    /** It took the place of another fact. */
    REPLACED,
    /** It was added, and waits for a person because it looks like an attempt to steer the agent. */
    QUARANTINED,
    /** It was forgotten before, and only the person can bring it back. */
    BURIED
  }

  /**
   * Checks the parts and copies collections.
   *
   * @param outcome what was done
   * @param fact the fact as it stands now
   * @param receipt what undoing it needs
   * @param findings what was changed or suspected on the way, such as {@code redacted:github-token}
   */
  public Remembered {
    requireNonNull(outcome, "outcome");
    requireNonNull(fact, "fact");
    requireNonNull(receipt, "receipt");
    findings = List.copyOf(findings);
  }
}
