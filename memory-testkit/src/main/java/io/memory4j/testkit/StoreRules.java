package io.memory4j.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.store.Capability;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.Head;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.NewRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreMark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;

/** A part of the contract: one open store, and the calls that tests make most, one call each. */
abstract class StoreRules {
  private final MemoryStoreContract contract;
  private MemoryStore store;

  @SuppressWarnings("NullAway.Init") // JUnit calls open() before each test.
  StoreRules(MemoryStoreContract contract) {
    this.contract = contract;
  }

  @BeforeEach
  final void open() {
    store = contract.openAgain();
  }

  final MemoryStoreContract contract() {
    return contract;
  }

  final MemoryStore store() {
    return store;
  }

  /** Closes the store and opens its medium anew. */
  final void reopen() {
    store.close();
    store = contract.openAgain();
  }

  final boolean can(Capability capability) {
    return store.capabilities().contains(capability);
  }

  final MemoryRecord insert(RecordId id, RecordBody body) {
    return store.write(w -> w.insert(id, body));
  }

  /** Inserts an ACTIVE fact without a key. */
  final MemoryRecord insert(long number, String content) {
    return insert(Samples.id(number), Samples.body(content));
  }

  final List<MemoryRecord> insertAll(NewRecord... records) {
    return store.write(w -> w.insertAll(List.of(records)));
  }

  final MemoryRecord update(MemoryRecord seen, RecordBody body) {
    return store.write(w -> w.update(seen, body, Position.KEEP));
  }

  final boolean delete(RecordId id) {
    return store.write(w -> w.delete(id));
  }

  final long deleteAll(RecordQuery query) {
    return store.write(w -> w.deleteAll(query));
  }

  final Optional<MemoryRecord> find(RecordId id) {
    return store.read(r -> r.find(id));
  }

  final List<MemoryRecord> scan(RecordQuery query) {
    return store.read(
        r -> {
          List<MemoryRecord> records = new ArrayList<>();
          r.scan(query, records::add);
          return List.copyOf(records);
        });
  }

  final List<RecordId> ids(RecordQuery query) {
    return scan(query).stream().map(MemoryRecord::id).toList();
  }

  final List<MemoryRecord> all() {
    return scan(everything());
  }

  final List<JournalEntry> journal(JournalQuery query) {
    return store.read(
        r -> {
          List<JournalEntry> entries = new ArrayList<>();
          r.journal(query, entries::add);
          return List.copyOf(entries);
        });
  }

  final Head head() {
    return store.read(r -> r.head(Set.of(), Set.of()));
  }

  final ChangePage changes(long after) {
    return store.read(r -> r.changes(new ChangeQuery(Set.of(), Set.of(), after, 1_000)));
  }

  /** Every record of every layer in any status, oldest first. */
  static RecordQuery everything() {
    return RecordQuery.in(Set.of()).anyStatus().order(RecordOrder.OLDEST);
  }

  /** What a reader can see of a store. */
  record Sight(StoreMark mark, Head head, List<MemoryRecord> records, List<JournalEntry> journal) {}

  final Sight sight() {
    return new Sight(store.mark(), head(), all(), journal(JournalQuery.all()));
  }

  /** Asserts that a call fails in one way and that nothing which a reader can see has changed. */
  final void assertChangesNothing(Class<? extends Throwable> failure, ThrowingCallable call) {
    Sight before = sight();

    assertThatThrownBy(call).isInstanceOf(failure);

    Sight after = sight();
    assertThat(after.records()).isEqualTo(before.records());
    assertThat(after.journal()).isEqualTo(before.journal());
    assertThat(after.head()).isEqualTo(before.head());
  }

  /** Asserts that a call is refused for want of a capability, which the refusal names. */
  final void assertRefused(Capability capability, ThrowingCallable call) {
    Sight before = sight();

    assertThatThrownBy(call)
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessageContaining(capability.name());

    assertThat(sight()).isEqualTo(before);
  }
}
