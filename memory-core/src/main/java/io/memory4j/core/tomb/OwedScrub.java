package io.memory4j.core.tomb;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.store.Capability;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.Collection;
import java.util.Optional;

/**
 * Sees to it that a store which deleted something is scrubbed, even if the process dies in between:
 * the deleting transaction leaves a mark that only a finished scrub removes. Thread-safe.
 */
public final class OwedScrub {
  private static final String KEY = "scrub-owed";

  private final RecordWriter records;

  /**
   * Keeps marks.
   *
   * @param records adds them
   */
  public OwedScrub(RecordWriter records) {
    this.records = records;
  }

  /**
   * Marks that a store owes a scrub.
   *
   * @param writer the deleting transaction
   * @param at when, by core's clock
   */
  public void owe(StoreWriter writer, Instant at) {
    RecordBody body =
        RecordBody.builder(Layer.system(), RecordKinds.STATE).key(KEY).times(at, at, at).build();
    Optional<MemoryRecord> standing = mark(writer);
    if (standing.isPresent()) {
      writer.update(standing.get(), body, Position.NEWEST);
    } else {
      records.insert(writer, body);
    }
  }

  /**
   * {@return whether a store owes a scrub and can do it}
   *
   * @param store the store
   */
  public static boolean isOwed(MemoryStore store) {
    return store.capabilities().contains(Capability.VERIFIED_ERASURE)
        && store.read(reader -> mark(reader).isPresent());
  }

  /**
   * Scrubs a store and removes the mark that stood when it began.
   *
   * @param store a store with {@link Capability#VERIFIED_ERASURE}
   * @param traces texts to look for afterwards
   * @return what was looked at and found
   */
  public static ScrubReport settle(MemoryStore store, Collection<String> traces) {
    Optional<MemoryRecord> seen = store.read(OwedScrub::mark);
    ScrubReport report = store.scrub(traces);
    seen.ifPresent(mark -> store.write(writer -> remove(writer, mark)));
    return report;
  }

  private static boolean remove(StoreWriter writer, MemoryRecord seen) {
    return mark(writer).filter(seen::equals).isPresent() && writer.delete(seen.id());
  }

  private static Optional<MemoryRecord> mark(StoreReader reader) {
    return reader.findByKey(Layer.system(), RecordKinds.STATE, KEY);
  }
}
