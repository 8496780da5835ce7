package io.memory4j.core.journal;

import io.memory4j.store.JournalDraft;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Ref;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/** What happens to facts, as it is written down: ids and numbers, never remembered text. */
public enum FactEvent {
  /** It was added. */
  REMEMBERED,
  /** It was stated again. */
  SEEN,
  /** It was held back and let in. */
  RELEASED,
  /** A newer one took its place. */
  REPLACED,
  /** It was deleted for good. */
  FORGOTTEN,
  /** The change that added it was taken back. */
  UNDONE,
  /** Retention deleted it; it can be learned again. */
  PRUNED;

  /** {@return the type of the journal's entries} */
  public String type() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * {@return the entry that this happened to a record}
   *
   * @param record the record
   * @param at when, by core's clock
   */
  public JournalDraft of(MemoryRecord record, Instant at) {
    return entry(record, at, Optional.empty());
  }

  /**
   * {@return the entry that this happened to a record, of which the store admits one}
   *
   * @param record the record
   * @param at when, by core's clock
   * @param role what the record is in the event
   */
  public JournalDraft onceOf(MemoryRecord record, Instant at, String role) {
    return entry(record, at, Optional.of(type() + ":" + role + ":" + record.id()));
  }

  private JournalDraft entry(MemoryRecord record, Instant at, Optional<String> once) {
    return new JournalDraft(
        record.body().layer(), type(), Ref.record(record.id()), at, 1, once, new TreeMap<>());
  }
}
