package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.BLOG;
import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.event;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Sequence, revision, born and closed. */
abstract class NumberRules extends StoreRules {
  NumberRules(MemoryStoreContract contract) {
    super(contract);
  }

  private static RecordBody withStatus(RecordStatus status) {
    return body("text").toBuilder().status(status).build();
  }

  @Test
  @DisplayName(
      "STORE-03: the numbers of later inserts are higher, in every layer, whatever the time")
  void laterInsertsHaveHigherNumbers() {
    MemoryRecord first = insert(1, "first");
    RecordBody earlier =
        body(BLOG, FACT, "x").toBuilder()
            .times(Samples.START.minusSeconds(9), Samples.START, Samples.START)
            .build();
    MemoryRecord second = insert(id(2), earlier);
    List<MemoryRecord> more = insertAll(fresh(9, "x"), fresh(8, "y"), fresh(3, "z"));

    assertThat(first.sequence()).isPositive();
    assertThat(first.born()).isEqualTo(first.revision());
    assertThat(first.closed()).isZero();
    for (MemoryRecord next : List.of(second, more.get(0))) {
      assertThat(next.sequence()).isGreaterThan(first.revision());
      assertThat(next.revision()).isGreaterThan(first.revision());
      assertThat(next.born()).isEqualTo(next.revision());
    }
    assertThat(ids(everything())).containsExactly(id(1), id(2), id(9), id(8), id(3));
    assertThat(Set.of(more.get(0).sequence(), more.get(1).sequence(), more.get(2).sequence()))
        .hasSize(3);
  }

  @Test
  @DisplayName("STORE-03: the counter goes on after reopening, and after the newest was deleted")
  void theCounterNeverGoesBack() {
    insert(1, "first");
    long deletedAt = insert(2, "second").revision();
    delete(id(2));
    deletedAt = Math.max(deletedAt, head().revision());

    reopen();

    assertThat(insert(2, "again").revision()).isGreaterThan(deletedAt);
    assertThat(find(id(2)).orElseThrow().sequence()).isGreaterThan(deletedAt);
  }

  @Test
  @DisplayName("STORE-03: journal entries are numbered by the same counter")
  void journalSharesTheCounter() {
    MemoryRecord before = insert(1, "before");
    store().write(w -> w.append(event("seen", Ref.record(id(1)))));
    MemoryRecord after = insert(2, "after");

    long sequence = journal(JournalQuery.all()).get(0).sequence();
    assertThat(sequence).isGreaterThan(before.revision()).isLessThan(after.sequence());
  }

  @Test
  @DisplayName("STORE-04: every update raises the revision, one that changes nothing too")
  void updatesRaiseTheRevision() {
    MemoryRecord first = insert(1, "text");
    MemoryRecord other = insert(2, "other");

    MemoryRecord same = update(first, first.body());
    MemoryRecord changed = update(same, body("another text"));

    assertThat(same.revision()).isGreaterThan(other.revision());
    assertThat(changed.revision()).isGreaterThan(same.revision());
    assertThat(changed.born()).isEqualTo(first.born());
    assertThat(find(id(1))).contains(changed);
    assertThat(find(id(2))).contains(other);
  }

  @Test
  @DisplayName("STORE-04: only an update that asks for it makes a record the newest")
  void onlyNewestMoves() {
    MemoryRecord first = insert(1, "first");
    MemoryRecord second = insert(2, "second");

    MemoryRecord kept = update(first, body("changed"));
    MemoryRecord moved = store().write(w -> w.update(kept, body("offered again"), Position.NEWEST));

    assertThat(kept.sequence()).isEqualTo(first.sequence());
    assertThat(moved.sequence()).isGreaterThan(second.sequence()).isGreaterThan(kept.revision());
    assertThat(ids(everything())).containsExactly(id(2), id(1));
  }

  @Test
  @DisplayName("STORE-18: a record is closed by the update that first closes it, and stays so")
  void closedNeverChanges() {
    MemoryRecord open = insert(1, "text");
    MemoryRecord closed = update(open, withStatus(RecordStatus.SUPERSEDED));
    MemoryRecord retold =
        store()
            .write(
                w ->
                    w.update(
                        closed,
                        body("x").toBuilder().status(RecordStatus.SUPERSEDED).build(),
                        Position.NEWEST));
    MemoryRecord husk = update(retold, withStatus(RecordStatus.HUSK));
    reopen();

    assertThat(open.closed()).isZero();
    assertThat(closed.closed()).isEqualTo(closed.revision());
    assertThat(retold.closed()).isEqualTo(closed.closed());
    assertThat(husk.closed()).isEqualTo(closed.closed());
    assertThat(find(id(1))).contains(husk);
  }

  @Test
  @DisplayName("STORE-18: a record may be closed from the start")
  void insertedClosed() {
    MemoryRecord past = insert(id(1), withStatus(RecordStatus.SUPERSEDED));
    MemoryRecord husk = insert(id(2), withStatus(RecordStatus.HUSK));
    MemoryRecord held = insert(id(3), withStatus(RecordStatus.QUARANTINED));

    assertThat(past.closed()).isEqualTo(past.revision());
    assertThat(husk.closed()).isEqualTo(husk.revision());
    assertThat(held.closed()).isZero();
  }

  @Test
  @DisplayName("STORE-18: a step that the status does not allow is refused and changes nothing")
  void forbiddenStepsAreRefused() {
    for (RecordStatus from : RecordStatus.values()) {
      for (RecordStatus to : RecordStatus.values()) {
        MemoryRecord seen = insert(id(1), withStatus(from));
        if (from.mayBecome(to)) {
          assertThat(update(seen, withStatus(to)).body().status()).isEqualTo(to);
        } else {
          assertChangesNothing(IllegalArgumentException.class, () -> update(seen, withStatus(to)));
        }
        delete(id(1));
      }
    }
  }
}
