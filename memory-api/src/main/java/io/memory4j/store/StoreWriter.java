package io.memory4j.store;

import java.util.List;

/**
 * One write transaction, whose reads see its own writes. Confined to the thread and the call that
 * received it; afterwards every method throws IllegalStateException.
 */
public interface StoreWriter extends StoreReader {
  /**
   * Adds a record; the store gives sequence, revision and born.
   *
   * @param id an id that no record of the store has
   * @param body what to keep
   * @return the record as it is kept
   * @throws io.memory4j.ConflictException if the id, the key or the fingerprint is taken
   */
  MemoryRecord insert(RecordId id, RecordBody body);

  /**
   * Adds many records at once, in order; one conflict fails all. Several times faster than single
   * inserts.
   *
   * @param records any number
   * @return the records as they are kept, in the same order
   * @throws io.memory4j.ConflictException if an id, a key or a fingerprint is taken
   */
  List<MemoryRecord> insertAll(List<NewRecord> records);

  /**
   * Replaces the body of a record as it was seen.
   *
   * @param seen the record as it was read
   * @param body the new body, of the same layer and kind
   * @param position whether the record keeps its place or becomes the newest
   * @return the record as it is kept
   * @throws io.memory4j.ConflictException if the record is gone or has changed since, or the key or
   *     the fingerprint is taken
   * @throws IllegalArgumentException if layer or kind differ, or the step from the old status to
   *     the new one is none that {@link RecordStatus} allows
   */
  MemoryRecord update(MemoryRecord seen, RecordBody body, Position position);

  /**
   * Deletes a record and what hangs on it.
   *
   * @param id the id
   * @return false if there was none
   */
  boolean delete(RecordId id);

  /**
   * Deletes all records that a query selects, each with what hangs on it. If the query names layers
   * and nothing else, with {@link RecordQuery#anyStatus}, the layers' journal entries go too.
   *
   * @param query which records; its order and limit decide which, if it has a limit, and its order
   *     does not count if it has none
   * @return how many records were deleted
   * @throws UnsupportedOperationException as {@link #scan} does
   */
  long deleteAll(RecordQuery query);

  /**
   * Adds a journal entry.
   *
   * @param entry the event
   * @return false, and nothing is added, if its once-key is taken
   */
  boolean append(JournalDraft entry);

  /**
   * Adds many journal entries, in order. Several times faster than single ones.
   *
   * @param entries any number
   * @return how many were added; those whose once-key is taken are not
   */
  default long appendAll(List<JournalDraft> entries) {
    return entries.stream().filter(this::append).count();
  }

  /**
   * Deletes journal entries; their once-keys stay taken until their subject or their layer is
   * deleted.
   *
   * @param query which entries
   * @return how many were deleted
   */
  long deleteJournal(JournalQuery query);
}
