package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.event;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.store.Capability;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What was written is found again, whole, until it is deleted; then no byte of it is. */
abstract class DurabilityRules extends StoreRules {
  private static final String SECRET = "qzxwvkjy-7f3a91c4e2d8-\u00e4\u6f22";

  DurabilityRules(MemoryStoreContract contract) {
    super(contract);
  }

  @Test
  @DisplayName("STORE-01: every part of a record is found after the store is opened anew")
  void recordsSurviveReopening() {
    MemoryRecord kept = insert(id(1), Samples.full("one"));
    MemoryRecord changed = update(insert(id(2), body("two")), Samples.full("three"));

    reopen();

    assertThat(all().stream().map(Parts::of)).containsExactly(Parts.of(kept), Parts.of(changed));
    assertThat(all()).containsExactly(kept, changed);
    assertThat(find(id(1))).contains(kept);
  }

  @Test
  @DisplayName("STORE-01: deletions and the journal are found after the store is opened anew")
  void deletionsAndJournalSurviveReopening() {
    insertAll(fresh(1, "one"), fresh(2, "two"));
    delete(id(1));
    store().write(w -> w.append(event("seen", Ref.record(id(2)))));
    Sight before = sight();

    reopen();

    assertThat(sight().records()).isEqualTo(before.records()).hasSize(1);
    assertThat(sight().journal()).isEqualTo(before.journal()).hasSize(1);
    assertThat(sight().head()).isEqualTo(before.head());
  }

  @Test
  @DisplayName("STORE-01: a store keeps its id, and another medium has another")
  void storeIdBelongsToTheMedium() {
    String id = store().storeId();
    MemoryStore other = contract().openAt(contract().folder.resolve("other"));

    reopen();

    assertThat(store().storeId()).isEqualTo(id).isNotBlank();
    assertThat(other.storeId()).isNotEqualTo(id);
  }

  @Test
  @DisplayName("STORE-14: a scrubbed text is in no byte of the medium, and a kept one is told")
  void scrubTellsTheTruth() {
    MemoryRecord secret =
        insert(
            id(1), body("about " + SECRET).toBuilder().detail(SECRET).tags(Set.of(SECRET)).build());
    insert(id(2), body("mentions staplerful").toBuilder().links(links(secret)).build());
    update(secret, body("nothing now"));
    if (!can(Capability.VERIFIED_ERASURE)) {
      assertRefused(Capability.VERIFIED_ERASURE, () -> store().scrub(List.of(SECRET)));
      return;
    }
    delete(id(1));

    ScrubReport gone = store().scrub(List.of(SECRET));
    ScrubReport left = store().scrub(List.of(SECRET, "staplerful"));

    assertThat(gone.tracesFound()).isZero();
    assertThat(gone.verified()).isEqualTo(gone.notReached().isEmpty());
    assertThat(gone.bytesScanned()).isPositive();
    assertThat(left.tracesFound()).isOne();
    assertThat(left.verified()).isFalse();
    for (String trace : List.of(SECRET, "qzxwvkjy", "7f3a91c4e2d8")) {
      assertThat(Bytes.holding(contract().folder, trace)).isEmpty();
    }
    assertThat(find(id(2))).isPresent();
  }

  private static Set<Link> links(MemoryRecord target) {
    return Set.of(new Link(Relation.DERIVED_FROM, Ref.record(target.id())));
  }

  @Test
  @DisplayName("STORE-15: after a scrub no byte of the medium names a layer that was deleted whole")
  void scrubTakesTheNameOfADeletedLayer() {
    Layer person = Layer.person("wilhelmina-qx7");
    insert(id(1), body(person, FACT, "likes tea"));
    store()
        .write(
            w ->
                w.append(
                    new JournalDraft(
                        person,
                        "seen",
                        Ref.record(id(1)),
                        Samples.START,
                        1,
                        Optional.of("once-wilhelmina-qx7"),
                        new TreeMap<>())));
    deleteAll(everything(person));
    if (!can(Capability.VERIFIED_ERASURE)) {
      assertRefused(Capability.VERIFIED_ERASURE, () -> store().scrub(List.of()));
      return;
    }

    ScrubReport report = store().scrub(List.of("wilhelmina-qx7"));

    assertThat(report.tracesFound()).isZero();
    assertThat(Bytes.holding(contract().folder, "wilhelmina-qx7")).isEmpty();
  }

  private static RecordQuery everything(Layer layer) {
    return RecordQuery.in(layer).anyStatus();
  }

  @Test
  @DisplayName("STORE-19: kinds and attributes that no store knows survive a round trip")
  void unknownKindsAndAttributesSurvive() {
    RecordKind kind = new RecordKind("X9_NOBODY_KNOWS", false);
    RecordBody odd =
        body(SHOP, kind, "").toBuilder()
            .attribute("a.b\u0000c", "=\"';--")
            .attribute("\u00fc", " ")
            .build();

    MemoryRecord kept = insert(id(1), odd);
    reopen();

    assertThat(Parts.of(kept.body())).isEqualTo(Parts.of(odd));
    assertThat(find(id(1))).contains(kept);
  }

  @Test
  @DisplayName("STORE-20: any text survives a round trip in every part of a record")
  void anyTextSurvives() {
    for (String text : Texts.ODD) {
      RecordBody odd =
          Samples.body(Samples.ANA, FACT, text).toBuilder()
              .detail(text)
              .keywords(text)
              .category(text)
              .key(text)
              .fingerprint(text)
              .tags(Set.of(text, "a"))
              .attribute(text, text)
              .links(Set.of(new Link(Relation.EVIDENCE, Ref.episode("e" + text))))
              .build();

      MemoryRecord kept = insert(id(1), odd);

      assertThat(find(id(1))).as("U+%s", Integer.toHexString(text.codePointAt(0))).contains(kept);
      assertThat(Parts.of(kept.body())).isEqualTo(Parts.of(odd));
      Optional<MemoryRecord> byKey = store().read(r -> r.findByKey(Samples.ANA, FACT, text));
      assertThat(byKey).contains(kept);
      delete(id(1));
    }
  }

  @Test
  @DisplayName("STORE-20: a text of a million code points survives a round trip")
  void longTextSurvives() {
    String text = "\uD83D\uDE00 a\u0301\n".repeat(200_000);

    insert(id(1), body(text));
    reopen();

    assertThat(find(id(1)).orElseThrow().body().content().equals(text)).isTrue();
  }

  @Test
  @DisplayName("STORE-20: instants survive to the nanosecond, between the years 0 and 9999")
  void instantsSurvive() {
    Instant first = Instant.parse("0000-01-01T00:00:00.000000001Z");
    Instant last = Instant.parse("9999-12-31T23:59:59.999999999Z");
    Instant now = Instant.parse("2026-02-28T23:59:59.123456789Z");
    RecordBody odd =
        body("x").toBuilder()
            .times(first, now, last)
            .dueAt(now)
            .validFrom(first)
            .validUntil(last)
            .build();

    insert(id(1), odd);
    JournalDraft event =
        new JournalDraft(
            SHOP, "t", Ref.record(id(1)), now, -0.1, Optional.empty(), new TreeMap<>());
    store().write(w -> w.append(event));
    reopen();

    assertThat(Parts.of(find(id(1)).orElseThrow().body())).isEqualTo(Parts.of(odd));
    assertThat(journal(JournalQuery.all()).get(0).event()).isEqualTo(event);
  }

  @Test
  @DisplayName("STORE-28: a backup holds what was committed and lives on its own")
  void backupIsAStoreOfItsOwn() {
    insert(1, "one");
    Path target = contract().folder.resolve("backup");
    if (!can(Capability.BACKUP)) {
      assertRefused(Capability.BACKUP, () -> store().backup(target));
      return;
    }
    List<MemoryRecord> committed = all();

    store().backup(target);
    insert(2, "two");

    MemoryStore copy = contract().keep(contract().openBackup(target));
    List<MemoryRecord> copied = copy.read(r -> r.list(everything().limit(10)));
    assertThat(copied).isEqualTo(committed);
    copy.write(w -> w.delete(id(1)));
    assertThat(find(id(1))).isPresent();
  }

  @Test
  @DisplayName("STORE-28: a backup refuses a target that exists and leaves it as it is")
  void backupNeverOverwrites() {
    insert(1, "one");
    Path target = contract().folder.resolve("backup");
    if (!can(Capability.BACKUP)) {
      assertRefused(Capability.BACKUP, () -> store().backup(target));
      return;
    }
    store().backup(target);
    insert(2, "two");

    assertChangesNothing(IllegalArgumentException.class, () -> store().backup(target));

    MemoryStore copy = contract().keep(contract().openBackup(target));
    List<MemoryRecord> copied = copy.read(r -> r.list(everything().limit(10)));
    StoreMark mark = copy.mark();
    assertThat(copied).hasSize(1);
    assertThat(mark).isEqualTo(copy.mark());
  }
}
