package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.event;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.Capability;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Position;
import io.memory4j.store.RecordId;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What threads see of each other, and processes where the store allows them. */
abstract class ConcurrencyRules extends StoreRules {
  private static final long GUARD_SECONDS = 60;
  private static final int ROUNDS = 25;

  private ExecutorService threads;

  @SuppressWarnings("NullAway.Init") // JUnit calls start() before each test.
  ConcurrencyRules(MemoryStoreContract contract) {
    super(contract);
  }

  @BeforeEach
  final void start() {
    threads = Executors.newCachedThreadPool();
  }

  @AfterEach
  final void stop() {
    threads.shutdownNow();
  }

  private <T> T await(Future<T> future) {
    try {
      return future.get(GUARD_SECONDS, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError("A thread of the kit failed or hung: " + e, e);
    }
  }

  private <T> T elsewhere(Callable<T> call) {
    return await(threads.submit(call));
  }

  /** All that one reader can say about the store. */
  private static List<Object> answers(StoreReader r) {
    List<Object> journal = new ArrayList<>();
    r.journal(JournalQuery.all(), journal::add);
    return List.of(
        r.list(everything().limit(99)),
        r.head(Set.of(), Set.of()),
        r.changes(new ChangeQuery(Set.of(), Set.of(), 0, 99)),
        r.find(id(1)),
        r.find(id(2)),
        journal);
  }

  @Test
  @DisplayName("STORE-07: a reader keeps its snapshot while another thread writes without waiting")
  void readersKeepTheirSnapshot() {
    MemoryRecord first = insert(1, "first");
    Ref subject = Ref.record(id(9));

    List<List<Object>> looks =
        store()
            .read(
                r -> {
                  List<Object> before = answers(r);
                  elsewhere(() -> insert(2, "second"));
                  List<Object> afterInsert = answers(r);
                  elsewhere(() -> update(first, body("changed")));
                  elsewhere(() -> store().write(w -> w.append(event("seen", subject))));
                  List<Object> afterUpdate = answers(r);
                  elsewhere(() -> delete(id(1)));
                  return List.of(before, afterInsert, afterUpdate, answers(r));
                });

    assertThat(new HashSet<>(looks)).hasSize(1);
    assertThat(ids(everything())).containsExactly(id(2));
  }

  @Test
  @DisplayName("STORE-07: no reader sees half of a write")
  void writesAppearWhole() {
    Future<Boolean> halves =
        threads.submit(
            () -> {
              boolean half = false;
              int seen = 0;
              while (seen < 2 * ROUNDS && !Thread.currentThread().isInterrupted()) {
                seen = ids(everything()).size();
                half |= seen % 2 == 1;
              }
              return half;
            });

    for (int i = 0; i < ROUNDS; i++) {
      int number = 2 * i;
      store()
          .write(
              w -> {
                w.insert(id(number), body("one"));
                return w.insert(id(number + 1), body("other"));
              });
    }

    assertThat(await(halves)).isFalse();
  }

  @Test
  @DisplayName("STORE-08: writers that read and write in one transaction lose nothing")
  void writersAreSerialised() {
    Contest.prepare(store());
    List<Future<Contest.Score>> contestants = new ArrayList<>();
    for (String name : List.of("one", "two", "three")) {
      contestants.add(threads.submit(() -> Contest.compete(store(), name)));
    }

    List<Contest.Score> scores = contestants.stream().map(this::await).toList();

    assertContest(scores);
  }

  private void assertContest(List<Contest.Score> scores) {
    assertThat(scores.stream().mapToInt(Contest.Score::inserted).sum()).isEqualTo(Contest.IDS);
    assertThat(scores.stream().mapToInt(Contest.Score::refused).sum())
        .isEqualTo((scores.size() - 1) * Contest.IDS);
    assertThat(Contest.tally(store())).isEqualTo((long) scores.size() * Contest.IDS);
    assertThat(all()).hasSize(Contest.IDS + 1);
  }

  @Test
  @DisplayName("STORE-08: who follows the changes of several writers misses none")
  void followersMissNothing() {
    List<Future<Integer>> writers = new ArrayList<>();
    for (int writer = 0; writer < 3; writer++) {
      int from = writer * ROUNDS;
      writers.add(
          threads.submit(
              () -> {
                for (int i = from; i < from + ROUNDS; i++) {
                  MemoryRecord seen = insert(i, "text");
                  store().write(w -> w.update(seen, body("again"), Position.NEWEST));
                }
                return from;
              }));
    }
    Map<RecordId, MemoryRecord> followed = new HashMap<>();
    long through = 0;
    while (writers.stream().anyMatch(writer -> !writer.isDone())) {
      through = follow(through, followed);
    }
    writers.forEach(this::await);
    long end = follow(through, followed);

    assertThat(end).isGreaterThanOrEqualTo(through);
    assertThat(followed).hasSize(3 * ROUNDS);
    assertThat(new HashSet<>(followed.values())).isEqualTo(new HashSet<>(all()));
  }

  private long follow(long after, Map<RecordId, MemoryRecord> followed) {
    ChangePage page = store().read(r -> r.changes(new ChangeQuery(Set.of(), Set.of(), after, 999)));
    page.changed().forEach(record -> followed.put(record.id(), record));
    return page.through();
  }

  @Test
  @DisplayName("STORE-08: two processes that write the same ids lose nothing")
  void processesAreSerialised() throws Exception {
    Contest.prepare(store());
    List<Contest.Score> scores;
    StoreMark before = store().mark();
    if (can(Capability.MULTI_PROCESS)) {
      ChildProcess one = child("one");
      ChildProcess two = child("two");
      scores = List.of(one.score(), two.score());
    } else {
      scores = List.of(Contest.compete(store(), "one"), Contest.compete(store(), "two"));
    }

    assertContest(scores);
    assertThat(store().mark()).isNotEqualTo(before);
  }

  private ChildProcess child(String name) throws Exception {
    Path folder = contract().folder;
    Path output = folder.resolve(name + ".txt");
    return ChildProcess.start(contract().getClass(), folder.resolve("medium"), output);
  }

  @Test
  @DisplayName(
      "STORE-24: a store sees what another store on its medium wrote, if it allows several")
  void storesOfOneMediumSeeEachOther() {
    MemoryStore other = can(Capability.MULTI_PROCESS) ? contract().openAgain() : store();
    StoreMark before = store().mark();

    other.write(w -> w.insertAll(List.of(fresh(1, "one"), fresh(2, "two"))));

    assertThat(store().mark()).isNotEqualTo(before);
    assertThat(ids(everything())).containsExactly(id(1), id(2));
    delete(id(1));
    boolean gone = other.read(r -> r.find(id(1)).isEmpty());
    assertThat(gone).isTrue();
  }
}
