package io.memory4j.store;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Keeps records and a journal; decides nothing. Backends implement this, and memory-core alone
 * calls it. A store reads no clock, calls no model and tokenises no policy: core hands it instants,
 * statuses and search terms, and the store gives back records with four numbers of its own making.
 *
 * <p><b>Rules.</b> The test kit has a contract for each, and a faulty store that breaks just it.
 *
 * <ul>
 *   <li>STORE-01: what {@link #write} returned from is found after the store is opened anew.
 *   <li>STORE-02: at most one ACTIVE record has a given layer, kind and key; at most one ACTIVE or
 *       QUARANTINED record has a given layer, kind and fingerprint. SUPERSEDED and HUSK records are
 *       bound by neither.
 *   <li>STORE-03: one strictly rising counter per store feeds sequence, revision, born and closed,
 *       so that order never depends on a clock.
 *   <li>STORE-04: the revision of a record rises with every change of it; its sequence only on
 *       insert and on an update that asks for {@link Position#NEWEST}.
 *   <li>STORE-05: an insert on a taken id, key or fingerprint, and an update of a stale revision or
 *       onto a taken key or fingerprint, throw ConflictException and change nothing; work may catch
 *       it and go on.
 *   <li>STORE-06: work that throws changes nothing that any reader can see; what it threw reaches
 *       the caller unchanged.
 *   <li>STORE-07: a read sees one snapshot, whatever is written meanwhile.
 *   <li>STORE-08: the writes of all threads and processes are serialised in the order of the
 *       counter: a reader that saw revision n has seen every revision below n.
 *   <li>STORE-09: no text is ever query syntax, neither in a search nor in a filter.
 *   <li>STORE-10: a filter is part of the search, not applied after its limit.
 *   <li>STORE-11: a search agrees with the records after any history of changes.
 *   <li>STORE-12: deleting a record takes its tags, its outgoing links and the journal entries
 *       about it; links of other records that point to it stay.
 *   <li>STORE-13: {@link StoreReader#changes} reports every deletion, or says that it cannot.
 *   <li>STORE-14: after {@link #scrub} no byte of the medium holds a deleted text, and the report
 *       tells the truth about the traces it was given.
 *   <li>STORE-15: a layer that was deleted whole leaves no row that names it; a layer bound anew
 *       starts above every earlier revision.
 *   <li>STORE-16: work runs at most once per call; a read or a write inside the work of either, on
 *       the same thread and store, throws IllegalStateException.
 *   <li>STORE-17: a reader or writer used after its call has returned throws IllegalStateException;
 *       records handed out are values; a scan stops when its visitor says so.
 *   <li>STORE-18: a closed record never becomes ACTIVE or QUARANTINED again, and {@link
 *       MemoryRecord#closed} never changes once it is set.
 *   <li>STORE-19: kinds and attributes that the store does not know survive a round trip.
 *   <li>STORE-20: any text and any instant between the years 0 and 9999 survives a round trip, NUL
 *       and nanoseconds included. Core never sends half a surrogate pair.
 *   <li>STORE-21: a power that {@link #capabilities} does not name is refused with
 *       UnsupportedOperationException that names the capability, and nothing changes.
 *   <li>STORE-22: every answer is in the order and within the limit that its query states.
 *   <li>STORE-23: a filter keeps exactly the records that meet all its conditions; a look-up of
 *       ids, keys or a fingerprint finds exactly those that it names.
 *   <li>STORE-24: {@link #mark} differs after any commit by any process; equal {@link
 *       StoreReader#head} means equal records.
 *   <li>STORE-25: journal entries keep their order, a once-key admits one entry, and stays taken
 *       until its subject or its layer is deleted. Once-keys are the store's, not a layer's.
 *   <li>STORE-26: a search finds what {@link StoreReader#search} promises, and nothing beyond.
 *   <li>STORE-27: a closed store, a null and an argument that a method refuses throw what is stated
 *       for them, and nothing changes.
 *   <li>STORE-28: a backup holds what was committed when it was taken and lives on its own; a
 *       target that exists is refused and left as it is.
 * </ul>
 *
 * <p>Unless a method says otherwise, a null argument throws NullPointerException, a closed store
 * throws IllegalStateException, and a busy, full or unreachable medium throws {@link
 * io.memory4j.StoreUnavailableException}, after which the store is as it was before the call. A
 * medium that cannot be understood throws {@link io.memory4j.StoreFormatException}.
 *
 * <p>Implementations must be safe for use by multiple threads.
 */
public interface MemoryStore extends AutoCloseable {
  /** {@return what this store can do beyond the basics; the answer never changes; unmodifiable} */
  Set<Capability> capabilities();

  /**
   * {@return how this store works, for people to read: names of its own, such as {@code journal},
   * and values} Where nothing can be written, {@code access} is {@code read-only}. Holds no text of
   * any record; unmodifiable.
   */
  default Map<String, String> modes() {
    return Map.of();
  }

  /** {@return the random id given to the medium when it was created; survives reopening} */
  String storeId();

  /**
   * {@return a token that differs from an earlier one if anything was committed in between, by
   * whatever process} Takes no snapshot and reads no record: microseconds locally, one round trip
   * remotely.
   */
  StoreMark mark();

  /**
   * Runs work on one consistent snapshot. A writer elsewhere neither waits for it nor is seen by
   * it.
   *
   * @param <T> what the work returns
   * @param work reads and returns; keeps no reference to the reader
   * @return what the work returned
   */
  <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work);

  /**
   * Runs work once as one serialised transaction: all of it or nothing.
   *
   * @param <T> what the work returns
   * @param work reads and writes; has no effect but through the writer, and keeps no reference to
   *     it
   * @return what the work returned, once it is durable
   * @throws io.memory4j.StoreUnavailableException nothing changed, unless {@code outcomeUnknown()}
   */
  <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work);

  /**
   * Removes deleted text from the bytes of the medium (index, log, free pages) and then looks for
   * traces. Runs outside any transaction and may be slow.
   *
   * @param traces texts to look for afterwards, each 1 code point or more; may be empty. One that a
   *     record still holds is found
   * @return what was looked at and found
   * @throws UnsupportedOperationException without {@link Capability#VERIFIED_ERASURE}
   */
  ScrubReport scrub(Collection<String> traces);

  /**
   * Writes a consistent copy while the store is in use.
   *
   * @param target a file or folder that does not exist yet, as the backend documents
   * @throws UnsupportedOperationException without {@link Capability#BACKUP}
   * @throws IllegalArgumentException if the target exists
   */
  void backup(Path target);

  /** Releases everything. Closing twice has no effect. */
  @Override
  void close();
}
