package io.memory4j.core.fact;

import io.memory4j.Remembered;
import io.memory4j.store.MemoryRecord;
import java.util.Optional;

/**
 * What became of one statement in the store. Immutable and thread-safe.
 *
 * @param outcome what was done
 * @param record the fact as it stands now; empty when nothing stands
 * @param closed the fact whose place it took
 */
record Written(
    Remembered.Outcome outcome, Optional<MemoryRecord> record, Optional<MemoryRecord> closed) {
  /** {@return whether a record was added} */
  boolean isAdded() {
    return outcome == Remembered.Outcome.NEW
        || outcome == Remembered.Outcome.REPLACED
        || outcome == Remembered.Outcome.QUARANTINED;
  }
}
