package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.event;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static io.memory4j.testkit.Samples.keyed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.store.ChangeQuery;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Position;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What read and write do with the work that they are given. */
abstract class CallRules extends StoreRules {
  CallRules(MemoryStoreContract contract) {
    super(contract);
  }

  /** A failure that is no store's. */
  private static final class WorkFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** Does one thing of each sort and fails. */
  private static void changeAllAndFail(StoreWriter w, MemoryRecord seen, Throwable failure) {
    w.update(seen, body("changed"), Position.NEWEST);
    w.delete(id(2));
    w.insertAll(List.of(fresh(3, "new"), fresh(4, "new")));
    w.append(event("seen", Ref.record(id(1))));
    w.deleteJournal(JournalQuery.all());
    w.deleteAll(RecordQuery.in(SHOP).anyStatus());
    if (failure instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) failure;
  }

  @Test
  @DisplayName("STORE-06: work that throws changes nothing, and what it threw comes out unchanged")
  void failedWorkChangesNothing() {
    MemoryRecord seen = insert(1, "first");
    insert(id(2), keyed("k", "second"));
    store().write(w -> w.append(Samples.onceEvent("seen", Ref.record(id(2)), "once")));
    for (Throwable failure : List.of(new WorkFailed(), new AssertionError("work"))) {
      Sight before = sight();

      assertThatThrownBy(
              () ->
                  store()
                      .write(
                          w -> {
                            changeAllAndFail(w, seen, failure);
                            return null;
                          }))
          .isSameAs(failure);

      assertThat(sight().records()).isEqualTo(before.records());
      assertThat(sight().journal()).isEqualTo(before.journal());
      assertThat(sight().head()).isEqualTo(before.head());
      reopen();
      assertThat(all()).isEqualTo(before.records());
    }
  }

  @Test
  @DisplayName(
      "STORE-06: a failed write leaves ids, keys and once-keys free, and the store working")
  void failedWorkTakesNothing() {
    assertThatThrownBy(
            () ->
                store()
                    .write(
                        w -> {
                          w.insert(id(1), keyed("k", "x").toBuilder().fingerprint("h").build());
                          w.append(Samples.onceEvent("seen", Ref.record(id(1)), "once"));
                          throw new WorkFailed();
                        }))
        .isInstanceOf(WorkFailed.class);

    MemoryRecord kept = insert(id(1), keyed("k", "y").toBuilder().fingerprint("h").build());
    boolean added =
        store().write(w -> w.append(Samples.onceEvent("seen", Ref.record(id(1)), "once")));

    assertThat(added).isTrue();
    assertThat(all()).containsExactly(kept);
  }

  @Test
  @DisplayName("STORE-06: what reading work throws comes out unchanged")
  void failedReadPassesItsFailure() {
    WorkFailed failure = new WorkFailed();

    assertThatThrownBy(
            () ->
                store()
                    .read(
                        r -> {
                          throw failure;
                        }))
        .isSameAs(failure);

    assertThat(all()).isEmpty();
  }

  @Test
  @DisplayName("STORE-07: a writer reads what it has written")
  void writerSeesItsOwnWrites() {
    insert(1, "first");

    List<RecordId> seen =
        store()
            .write(
                w -> {
                  MemoryRecord second = w.insert(id(2), keyed("k", "second"));
                  assertThat(w.findByKey(SHOP, FACT, "k")).contains(second);
                  assertThat(w.delete(id(1))).isTrue();
                  assertThat(w.find(id(1))).isEmpty();
                  assertThat(w.head(Set.of(), Set.of()).records()).isEqualTo(1);
                  return w.list(everything().limit(9)).stream().map(MemoryRecord::id).toList();
                });

    assertThat(seen).containsExactly(id(2));
  }

  @Test
  @DisplayName("STORE-16: work runs once, and its result comes back, null too")
  void workRunsOnce() {
    AtomicInteger runs = new AtomicInteger();

    Object nothing =
        store()
            .write(
                w -> {
                  runs.incrementAndGet();
                  return null;
                });
    String text = store().read(r -> "read " + runs.incrementAndGet());
    assertThatThrownBy(
            () ->
                store()
                    .write(
                        w -> {
                          runs.incrementAndGet();
                          throw new WorkFailed();
                        }))
        .isInstanceOf(WorkFailed.class);

    assertThat(nothing).isNull();
    assertThat(text).isEqualTo("read 2");
    assertThat(runs).hasValue(3);
  }

  @Test
  @DisplayName("STORE-16: a read or write inside the work of another is refused")
  void nestedCallsAreRefused() {
    insert(1, "first");
    MemoryStore store = store();
    List<Runnable> nested =
        List.of(() -> store.read(r -> r.find(id(1))), () -> store.write(w -> w.delete(id(1))));
    for (Runnable call : nested) {
      boolean both = store.read(r -> refuses(call)) && store.write(w -> refuses(call));

      assertThat(both).isTrue();
      assertThat(find(id(1))).isPresent();
    }
    assertThat(delete(id(1))).isTrue();
  }

  private static boolean refuses(Runnable nested) {
    assertThatThrownBy(nested::run).isInstanceOf(IllegalStateException.class);
    return true;
  }

  @Test
  @DisplayName("STORE-17: a reader is of no use after its call")
  void readerEndsWithItsCall() {
    insert(1, "first");
    List<StoreReader> kept = new ArrayList<>();
    store()
        .read(
            r -> {
              kept.add(r);
              return null;
            });

    assertEnded(kept.get(0));
  }

  @Test
  @DisplayName("STORE-17: a writer is of no use after its call, whether it returned or threw")
  void writerEndsWithItsCall() {
    MemoryRecord seen = insert(1, "first");
    List<StoreWriter> kept = new ArrayList<>();
    store()
        .write(
            w -> {
              kept.add(w);
              return null;
            });
    assertWriterEnded(kept.get(0), seen);
    assertThatThrownBy(
            () ->
                store()
                    .write(
                        w -> {
                          kept.add(w);
                          throw new WorkFailed();
                        }))
        .isInstanceOf(WorkFailed.class);

    assertWriterEnded(kept.get(1), seen);
    assertThat(all()).containsExactly(seen);
  }

  private static void assertWriterEnded(StoreWriter writer, MemoryRecord seen) {
    assertEnded(writer);
    List<Consumer<StoreWriter>> calls =
        List.of(
            w -> w.insert(id(2), body("x")),
            w -> w.insertAll(List.of(fresh(2, "x"))),
            w -> w.update(seen, body("x"), Position.KEEP),
            w -> w.delete(id(1)),
            w -> w.deleteAll(RecordQuery.in(SHOP)),
            w -> w.append(event("seen", Ref.record(id(1)))),
            w -> w.deleteJournal(JournalQuery.all()));
    for (Consumer<StoreWriter> call : calls) {
      assertThatThrownBy(() -> call.accept(writer)).isInstanceOf(IllegalStateException.class);
    }
  }

  private static void assertEnded(StoreReader reader) {
    List<Consumer<StoreReader>> calls =
        List.of(
            r -> r.find(id(1)),
            r -> r.findAll(List.of(id(1))),
            r -> r.findByKey(SHOP, FACT, "k"),
            r -> r.findByKeys(SHOP, FACT, List.of("k")),
            r -> r.findByFingerprint(SHOP, FACT, "h"),
            r -> r.findByIdPrefix(Set.of(), "f", 2),
            r -> r.scan(RecordQuery.in(SHOP), record -> true),
            r -> r.list(RecordQuery.in(SHOP).limit(1)),
            r -> r.head(Set.of(), Set.of()),
            r -> r.changes(new ChangeQuery(Set.of(), Set.of(), 0, 1)),
            r -> r.journal(JournalQuery.all(), entry -> true));
    for (Consumer<StoreReader> call : calls) {
      assertThatThrownBy(() -> call.accept(reader)).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  @DisplayName("STORE-17: a record handed out is a value that later changes do not touch")
  void recordsAreValues() {
    MemoryRecord first = insert(1, "first");
    Optional<MemoryRecord> found = find(id(1));
    update(first, body("second"));
    delete(id(1));

    assertThat(found).contains(first);
    assertThat(found.orElseThrow().body().content()).isEqualTo("first");
  }

  @Test
  @DisplayName("STORE-17: a scan of records or journal stops when its visitor says so")
  void scansStop() {
    insertAll(fresh(1, "a"), fresh(2, "b"), fresh(3, "c"));
    store()
        .write(
            w ->
                w.appendAll(
                    List.of(
                        event("a", Ref.record(id(1))),
                        event("b", Ref.record(id(1))),
                        event("c", Ref.record(id(1))))));
    List<RecordId> records = new ArrayList<>();
    List<String> events = new ArrayList<>();

    store()
        .read(
            r -> {
              r.scan(everything(), record -> records.add(record.id()) && records.size() < 2);
              r.journal(
                  JournalQuery.all(),
                  entry -> events.add(entry.event().type()) && events.size() < 2);
              return null;
            });

    assertThat(records).containsExactly(id(1), id(2));
    assertThat(events).containsExactly("a", "b");
  }
}
