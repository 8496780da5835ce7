package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.BLOG;
import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.RULE;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static io.memory4j.testkit.Samples.keyed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.ConflictException;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordStatus;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Ids, keys and fingerprints: who may hold them, and what happens to those who come late. */
abstract class UniquenessRules extends StoreRules {
  UniquenessRules(MemoryStoreContract contract) {
    super(contract);
  }

  private static RecordBody hashed(String hash, RecordStatus status) {
    return body("says " + hash).toBuilder().fingerprint(hash).status(status).build();
  }

  private static RecordBody named(String key, RecordStatus status) {
    return keyed(key, "some text").toBuilder().status(status).build();
  }

  @Test
  @DisplayName("STORE-02: one key is free in another layer, another kind and another case")
  void keysBelongToLayerAndKind() {
    RecordBody one = keyed("build", "make");
    insert(id(1), one);
    insert(id(2), body(BLOG, FACT, "ant").toBuilder().key("build").fingerprint("h").build());
    insert(id(3), body(SHOP, RULE, "bake").toBuilder().key("build").fingerprint("h").build());
    insert(id(4), keyed("Build", "cook").toBuilder().fingerprint("h").build());
    insert(id(5), keyed("b\u00fcild", "brew").toBuilder().fingerprint("H").build());

    assertThat(all()).hasSize(5);
    Optional<MemoryRecord> found = store().read(r -> r.findByKey(SHOP, FACT, "build"));
    assertThat(found.orElseThrow().body()).isEqualTo(one);
  }

  @Test
  @DisplayName("STORE-02: a record that is not ACTIVE neither holds a key nor is found by it")
  void onlyActiveRecordsHoldKeys() {
    insert(id(1), named("a", RecordStatus.QUARANTINED));
    insert(id(2), named("a", RecordStatus.SUPERSEDED));
    insert(id(3), named("a", RecordStatus.HUSK));
    Optional<MemoryRecord> nobody = store().read(r -> r.findByKey(SHOP, FACT, "a"));

    MemoryRecord active = insert(id(4), named("a", RecordStatus.ACTIVE));
    insert(id(5), named("a", RecordStatus.SUPERSEDED));

    assertThat(nobody).isEmpty();
    Optional<MemoryRecord> found = store().read(r -> r.findByKey(SHOP, FACT, "a"));
    assertThat(found).contains(active);
  }

  @Test
  @DisplayName("STORE-02: a closed record neither holds a fingerprint nor is found by it")
  void closedRecordsHoldNoFingerprint() {
    insert(id(1), hashed("h", RecordStatus.SUPERSEDED));
    insert(id(2), hashed("h", RecordStatus.HUSK));
    Optional<MemoryRecord> nobody = store().read(r -> r.findByFingerprint(SHOP, FACT, "h"));

    MemoryRecord held = insert(id(3), hashed("h", RecordStatus.QUARANTINED));

    assertThat(nobody).isEmpty();
    Optional<MemoryRecord> found = store().read(r -> r.findByFingerprint(SHOP, FACT, "h"));
    assertThat(found).contains(held);
  }

  @Test
  @DisplayName("STORE-02: closing or deleting a record frees its key and its fingerprint")
  void closingFreesKeyAndFingerprint() {
    RecordBody text = keyed("a", "A").toBuilder().fingerprint("h").build();
    MemoryRecord first = insert(id(1), text);
    update(first, text.toBuilder().status(RecordStatus.SUPERSEDED).build());
    insert(id(2), text);
    delete(id(2));

    MemoryRecord third = insert(id(3), text);

    Optional<MemoryRecord> byKey = store().read(r -> r.findByKey(SHOP, FACT, "a"));
    Optional<MemoryRecord> byHash = store().read(r -> r.findByFingerprint(SHOP, FACT, "h"));
    assertThat(byKey).contains(third);
    assertThat(byHash).contains(third);
  }

  @Test
  @DisplayName("STORE-02: changing a key frees the old one and takes the new one")
  void changingAKeyMovesIt() {
    MemoryRecord record = insert(id(1), keyed("old", "x"));
    update(record, keyed("new", "x"));

    insert(id(2), keyed("old", "y"));

    Optional<MemoryRecord> found = store().read(r -> r.findByKey(SHOP, FACT, "new"));
    assertThat(found).map(MemoryRecord::id).contains(id(1));
    assertChangesNothing(ConflictException.class, () -> insert(id(3), keyed("new", "z")));
  }

  @Test
  @DisplayName("STORE-05: an insert on a taken id changes nothing")
  void takenIdIsRefused() {
    insert(1, "first");

    assertChangesNothing(ConflictException.class, () -> insert(1, "second"));
    assertChangesNothing(
        ConflictException.class, () -> insert(id(1), body(BLOG, RULE, "another layer and kind")));
  }

  @Test
  @DisplayName("STORE-05: an insert on a taken key or fingerprint changes nothing")
  void takenKeyAndFingerprintAreRefused() {
    insert(id(1), keyed("a", "first"));
    insert(id(2), hashed("h", RecordStatus.QUARANTINED));

    assertChangesNothing(ConflictException.class, () -> insert(id(3), keyed("a", "second")));
    assertChangesNothing(
        ConflictException.class, () -> insert(id(3), hashed("h", RecordStatus.ACTIVE)));
    assertChangesNothing(
        ConflictException.class, () -> insert(id(3), hashed("h", RecordStatus.QUARANTINED)));
  }

  @Test
  @DisplayName("STORE-05: one conflict fails all of insertAll, within the list too")
  void insertAllIsAllOrNothing() {
    insert(1, "taken");
    NewRecord a = new NewRecord(id(2), keyed("a", "x"));
    NewRecord alsoA = new NewRecord(id(3), keyed("a", "y"));

    assertChangesNothing(
        ConflictException.class, () -> insertAll(fresh(4, "x"), fresh(5, "y"), fresh(1, "z")));
    assertChangesNothing(ConflictException.class, () -> insertAll(a, alsoA));
    assertChangesNothing(ConflictException.class, () -> insertAll(fresh(6, "x"), fresh(6, "y")));
  }

  @Test
  @DisplayName("STORE-05: work may catch a conflict and go on without it")
  void workMayGoOnAfterAConflict() {
    insert(1, "taken");

    store()
        .write(
            w -> {
              w.insert(id(2), body("before"));
              assertThatThrownBy(() -> w.insertAll(List.of(fresh(3, "x"), fresh(1, "y"))))
                  .isInstanceOf(ConflictException.class);
              return w.insert(id(4), body("after"));
            });

    assertThat(ids(everything())).containsExactly(id(1), id(2), id(4));
  }

  @Test
  @DisplayName("STORE-05: an update of a record that changed or went since it was seen is refused")
  void staleUpdateIsRefused() {
    MemoryRecord seen = insert(1, "first");
    MemoryRecord now = update(seen, body("second"));

    assertChangesNothing(ConflictException.class, () -> update(seen, body("third")));

    delete(id(1));
    assertChangesNothing(ConflictException.class, () -> update(now, body("fourth")));
    insert(1, "first");
    assertChangesNothing(ConflictException.class, () -> update(now, body("fifth")));
  }

  @Test
  @DisplayName("STORE-05: an update onto a taken key or fingerprint changes nothing")
  void updateOntoATakenNameIsRefused() {
    insert(id(1), keyed("a", "first"));
    insert(id(2), hashed("h", RecordStatus.QUARANTINED));
    MemoryRecord third = insert(3, "third");

    assertChangesNothing(ConflictException.class, () -> update(third, keyed("a", "x")));
    assertChangesNothing(
        ConflictException.class, () -> update(third, hashed("h", RecordStatus.ACTIVE)));
  }

  @Test
  @DisplayName("STORE-05: an update that keeps its own key and fingerprint is no conflict")
  void aRecordIsNoConflictWithItself() {
    RecordBody first = keyed("a", "first").toBuilder().fingerprint("h").build();
    MemoryRecord record = insert(id(1), first);

    MemoryRecord changed =
        store()
            .write(w -> w.update(record, first.toBuilder().content("x").build(), Position.NEWEST));

    assertThat(find(id(1))).contains(changed);
  }
}
