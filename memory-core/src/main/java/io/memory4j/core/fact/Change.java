package io.memory4j.core.fact;

import io.memory4j.FactId;
import io.memory4j.Receipt;
import io.memory4j.core.record.FactRecords;
import io.memory4j.store.MemoryRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gathers what one transaction adds and closes, for the receipt. Confined to one thread. */
final class Change {
  private final String storeId;
  private final List<FactId> created = new ArrayList<>();
  private final List<FactId> closed = new ArrayList<>();
  private long revision;

  Change(String storeId) {
    this.storeId = storeId;
  }

  void created(MemoryRecord record) {
    created.add(FactRecords.factId(record));
    revision = Math.max(revision, record.revision());
  }

  /** What this change added itself and closed again is neither: there is nothing to take back. */
  void closed(MemoryRecord record) {
    FactId id = FactRecords.factId(record);
    if (!created.remove(id)) {
      closed.add(id);
    }
    revision = Math.max(revision, record.revision());
  }

  /** {@return the receipt; empty if nothing was added or closed} */
  Optional<Receipt> receipt() {
    return created.isEmpty() && closed.isEmpty()
        ? Optional.empty()
        : Optional.of(new Receipt(storeId, created, closed, revision));
  }
}
