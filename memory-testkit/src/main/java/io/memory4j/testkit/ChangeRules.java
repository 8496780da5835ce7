package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.BLOG;
import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.JOB;
import static io.memory4j.testkit.Samples.RULE;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.event;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static io.memory4j.testkit.Samples.keyed;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.Head;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreMark;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a cache of records relies on: the feed of changes, heads and marks. */
abstract class ChangeRules extends StoreRules {
  ChangeRules(MemoryStoreContract contract) {
    super(contract);
  }

  private ChangePage changes(Set<Layer> layers, Set<RecordKind> kinds, long after, int limit) {
    return store().read(r -> r.changes(new ChangeQuery(layers, kinds, after, limit)));
  }

  private Head head(Set<Layer> layers, Set<RecordKind> kinds) {
    return store().read(r -> r.head(layers, kinds));
  }

  /** Asserts that a page tells of these deletions, unless it says that it cannot. */
  private static void assertTells(ChangePage page, RecordId... deleted) {
    assertThat(page.truncated() || page.deleted().containsAll(List.of(deleted)))
        .as("deletions told: %s", page.deleted())
        .isTrue();
  }

  @Test
  @DisplayName("STORE-13: every way to delete a record is told")
  void everyDeletionIsTold() {
    insertAll(
        fresh(1, "1"),
        fresh(2, "2"),
        fresh(3, "3"),
        fresh(4, "4"),
        new NewRecord(id(5), body(BLOG, FACT, "5")),
        new NewRecord(id(6), body(SHOP, JOB, "6")));
    long after = head().revision();
    delete(id(1));
    deleteAll(RecordQuery.in(SHOP).kind(FACT).limit(1));
    store()
        .write(
            w -> {
              w.delete(id(2));
              w.insert(id(7), body("7"));
              return w.delete(id(7));
            });

    assertTells(changes(after), id(1), id(2), id(4));
    deleteAll(RecordQuery.in(Set.of()));
    assertTells(changes(after), id(1), id(2), id(3), id(4), id(5), id(6));
    assertThat(changes(after).changed()).isEmpty();
  }

  @Test
  @DisplayName("STORE-13: records of a layer that was deleted whole are told as deleted")
  void deletionOfALayerIsTold() {
    insertAll(fresh(1, "1"), fresh(2, "2"), new NewRecord(id(3), body(BLOG, FACT, "3")));
    delete(id(1));
    long after = 0;
    long later = head().revision();

    deleteAll(RecordQuery.in(SHOP).anyStatus());

    assertTells(changes(Set.of(SHOP), Set.of(), after, 99), id(1), id(2));
    assertTells(changes(Set.of(SHOP), Set.of(FACT), later, 99), id(2));
    assertTells(changes(Set.of(), Set.of(), later, 99), id(2));
    assertThat(changes(Set.of(), Set.of(), later, 99).deleted()).doesNotContain(id(3));
  }

  @Test
  @DisplayName("STORE-13: deletions are told after reopening")
  void deletionsAreToldAfterReopening() {
    insertAll(fresh(1, "1"), fresh(2, "2"));
    long after = head().revision();
    delete(id(1));

    reopen();
    delete(id(2));
    reopen();

    assertTells(changes(after), id(1), id(2));
  }

  @Test
  @DisplayName("STORE-13: a deletion is told from its own commit on, neither before nor only once")
  void deletionsAreToldFromTheirCommitOn() {
    MemoryRecord first = insert(1, "1");
    long before = changes(0).through();
    update(first, body("again"));
    long changed = changes(before).through();

    delete(id(1));

    assertThat(changes(before).changed()).isEmpty();
    assertTells(changes(before), id(1));
    assertTells(changes(changed), id(1));
    assertTells(changes(changed), id(1));
    long through = changes(changed).through();
    assertThat(changes(through).deleted()).isEmpty();
  }

  @Test
  @DisplayName("STORE-13: an id that came back is told as a change, and not lost as a deletion")
  void anIdThatCameBack() {
    insert(1, "old");
    long after = head().revision();
    delete(id(1));

    MemoryRecord back = insert(1, "new");

    ChangePage page = changes(after);
    assertThat(page.changed()).containsExactly(back);
    assertThat(page.truncated()).isFalse();
  }

  @Test
  @DisplayName("STORE-13: deletions are told to who follows their layer and kind")
  void deletionsAreFiltered() {
    insertAll(
        fresh(1, "1"),
        new NewRecord(id(2), body(SHOP, RULE, "2")),
        new NewRecord(id(3), body(BLOG, FACT, "3")));
    long after = head().revision();
    List.of(1, 2, 3).forEach(number -> delete(id(number)));

    assertThat(changes(Set.of(SHOP), Set.of(FACT), after, 99).deleted()).containsExactly(id(1));
    assertThat(changes(Set.of(SHOP), Set.of(), after, 99).deleted())
        .containsExactlyInAnyOrder(id(1), id(2));
    assertThat(changes(Set.of(), Set.of(FACT), after, 99).deleted())
        .containsExactlyInAnyOrder(id(1), id(3));
  }

  @Test
  @DisplayName("STORE-13: page by page, a follower ends with exactly the records that there are")
  void pagesAddUp() {
    for (int i = 1; i <= 12; i++) {
      insert(i, "text");
    }
    deleteAll(everything().limit(5));
    update(find(id(9)).orElseThrow(), body("changed"));
    delete(id(10));
    insert(3, "back");

    Map<RecordId, MemoryRecord> followed = new HashMap<>();
    ChangePage page = changes(Set.of(), Set.of(), 0, 2);
    for (int pages = 0; pages < 99; pages++) {
      assertThat(page.changed().size() + page.deleted().size()).isLessThanOrEqualTo(2);
      page.deleted().forEach(followed::remove);
      page.changed().forEach(record -> followed.put(record.id(), record));
      if (!page.more()) {
        break;
      }
      page = changes(Set.of(), Set.of(), page.through(), 2);
    }

    assertThat(page.more()).isFalse();
    assertThat(new HashSet<>(followed.values())).isEqualTo(new HashSet<>(all()));
  }

  @Test
  @DisplayName("STORE-13: a failed write tells of no deletion")
  void failedDeletionsAreNotTold() {
    insert(1, "1");
    ChangePage before = changes(0);

    try {
      store()
          .write(
              w -> {
                w.delete(id(1));
                throw new IllegalStateException("work");
              });
    } catch (IllegalStateException e) {
      assertThat(e).hasMessage("work");
    }

    assertThat(changes(0)).isEqualTo(before);
    assertThat(changes(0).deleted()).isEmpty();
  }

  @Test
  @DisplayName("STORE-22: changes ascend by revision, each record once, within the limit")
  void changesAscend() {
    MemoryRecord first = insert(1, "1");
    MemoryRecord second = insert(2, "2");
    MemoryRecord third = insert(id(3), body(BLOG, RULE, "3"));
    MemoryRecord again = update(first, body("again"));

    assertThat(changes(0).changed()).containsExactly(second, third, again);
    assertThat(changes(second.revision()).changed()).containsExactly(third, again);
    ChangePage page = changes(Set.of(), Set.of(), 0, 1);
    assertThat(page.changed()).containsExactly(second);
    assertThat(page.more()).isTrue();
    assertThat(changes(Set.of(SHOP), Set.of(), 0, 9).changed()).containsExactly(second, again);
    assertThat(changes(Set.of(), Set.of(RULE), 0, 9).changed()).containsExactly(third);
    ChangePage none = changes(again.revision());
    assertThat(none.changed()).isEmpty();
    assertThat(none.more()).isFalse();
    assertThat(none.through()).isGreaterThanOrEqualTo(again.revision());
  }

  @Test
  @DisplayName("STORE-24: a mark differs after any commit: insert, update, delete, journal")
  void marksDiffer() {
    Set<StoreMark> marks = new HashSet<>();
    marks.add(store().mark());
    MemoryRecord first = insert(1, "1");
    marks.add(store().mark());
    update(first, first.body());
    marks.add(store().mark());
    store().write(w -> w.append(event("seen", Ref.record(id(2)))));
    marks.add(store().mark());
    store().write(w -> w.deleteJournal(JournalQuery.all()));
    marks.add(store().mark());
    delete(id(1));
    marks.add(store().mark());

    assertThat(marks).hasSize(6);
    assertThat(store().mark()).isEqualTo(store().mark());
  }

  @Test
  @DisplayName(
      "STORE-24: a head tells the last revision, deletions included, and the number of records")
  void headsTell() {
    assertThat(head()).isEqualTo(new Head(0, 0));
    insert(id(1), keyed("a", "1"));
    MemoryRecord second = insert(id(2), body(SHOP, RULE, "2"));
    MemoryRecord third = insert(id(3), body(BLOG, FACT, "3"));

    assertThat(head()).isEqualTo(new Head(third.revision(), 3));
    assertThat(head(Set.of(SHOP), Set.of())).isEqualTo(new Head(second.revision(), 2));
    assertThat(head(Set.of(), Set.of(FACT))).isEqualTo(new Head(third.revision(), 2));
    delete(id(1));

    Head shop = head(Set.of(SHOP), Set.of());
    assertThat(shop.records()).isEqualTo(1);
    assertThat(shop.revision()).isGreaterThan(third.revision());
    assertThat(head(Set.of(BLOG), Set.of())).isEqualTo(new Head(third.revision(), 1));
    assertThat(head(Set.of(SHOP), Set.of(RULE))).isEqualTo(new Head(second.revision(), 1));
    assertThat(head(Set.of(SHOP, BLOG), Set.of()).records()).isEqualTo(2);
  }

  @Test
  @DisplayName("STORE-24: a head moves with every change of its records and stands still otherwise")
  void headsMoveWithTheirRecords() {
    MemoryRecord first = insert(1, "1");
    insert(id(2), body(BLOG, FACT, "2"));
    Head shop = head(Set.of(SHOP), Set.of());

    store().write(w -> w.append(event("seen", Ref.record(id(1)))));
    insert(id(3), body(BLOG, FACT, "3"));
    assertThat(head(Set.of(SHOP), Set.of())).isEqualTo(shop);

    update(first, first.body());
    Head moved = head(Set.of(SHOP), Set.of());
    assertThat(moved.revision()).isGreaterThan(shop.revision());
    deleteAll(RecordQuery.in(SHOP).anyStatus());
    assertThat(head(Set.of(SHOP), Set.of())).isNotEqualTo(moved);
    assertThat(head(Set.of(SHOP), Set.of()).records()).isZero();
  }
}
