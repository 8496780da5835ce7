package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.RULE;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.event;
import static io.memory4j.testkit.Samples.id;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.Layer;
import io.memory4j.store.Capability;
import io.memory4j.store.FacetField;
import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Position;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.StoreWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a store cannot do, and what nobody may ask of it. */
abstract class RefusalRules extends StoreRules {
  RefusalRules(MemoryStoreContract contract) {
    super(contract);
  }

  /** Asserts that a call succeeds with the capability and is refused by name without it. */
  private void assertAsDeclared(Capability capability, ThrowingCallable call) {
    if (can(capability)) {
      assertThatCode(call).as(capability.name()).doesNotThrowAnyException();
    } else {
      assertRefused(capability, call);
    }
  }

  private void inWrite(Consumer<StoreWriter> call) {
    store()
        .write(
            w -> {
              call.accept(w);
              return w;
            });
  }

  @Test
  @DisplayName("STORE-21: what capabilities do not name is refused by name, and the rest works")
  void capabilitiesAreTrue() {
    insert(1, "one");
    RecordQuery past = RecordQuery.in(SHOP).asOf(1);
    SearchQuery search =
        new SearchQuery(RecordQuery.in(SHOP), List.of("one"), Match.ANY_TERM, 1, 1, 1);
    Path target = contract().folder.resolve("copy");

    assertAsDeclared(Capability.SEARCH, () -> store().read(r -> r.search(search)));
    assertAsDeclared(Capability.HISTORY, () -> scan(past));
    assertAsDeclared(Capability.HISTORY, () -> store().read(r -> r.facets(past, FacetField.KIND)));
    assertAsDeclared(Capability.BACKUP, () -> store().backup(target));
    assertAsDeclared(Capability.VERIFIED_ERASURE, () -> store().scrub(List.of()));
    assertAsDeclared(Capability.HISTORY, () -> deleteAll(past.kind(RULE)));
  }

  @Test
  @DisplayName("STORE-21: the answer of capabilities never changes and cannot be changed")
  void capabilitiesAreConstant() {
    Set<Capability> before = store().capabilities();
    Set<Capability> copy = Set.copyOf(before);

    assertThatThrownBy(() -> before.add(Capability.SEARCH))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(before::clear).isInstanceOf(UnsupportedOperationException.class);
    reopen();

    assertThat(store().capabilities()).isEqualTo(copy).isEqualTo(before);
  }

  @Test
  @DisplayName("STORE-27: a closed store refuses every call, and may be closed again")
  void closedStoreRefuses() {
    insert(1, "one");
    MemoryStore closed = contract().openAt(contract().folder.resolve("closed"));
    closed.close();
    closed.close();

    assertThatThrownBy(() -> closed.read(r -> r.find(id(1))))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> closed.write(w -> w.delete(id(1))))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(closed::mark).isInstanceOf(IllegalStateException.class);
    assertThat(find(id(1))).isPresent();
  }

  @Test
  @DisplayName("STORE-27: null is refused by NullPointerException and changes nothing")
  @SuppressWarnings("NullAway") // It passes null on purpose.
  void nullIsRefused() {
    MemoryRecord seen = insert(1, "one");
    List<Consumer<StoreWriter>> calls =
        List.of(
            w -> w.find(null),
            w -> w.findAll(null),
            w -> w.findByKey(null, FACT, "k"),
            w -> w.findByKey(SHOP, null, "k"),
            w -> w.findByKey(SHOP, FACT, null),
            w -> w.findByFingerprint(SHOP, FACT, null),
            w -> w.findByIdPrefix(Set.of(), null, 1),
            w -> w.scan(null, record -> true),
            w -> w.scan(RecordQuery.in(SHOP), null),
            w -> w.insert(null, body("x")),
            w -> w.insert(id(2), null),
            w -> w.insertAll(null),
            w -> w.update(null, body("x"), Position.KEEP),
            w -> w.update(seen, null, Position.KEEP),
            w -> w.update(seen, body("x"), null),
            w -> w.delete(null),
            w -> w.deleteAll(null),
            w -> w.append(null),
            w -> w.deleteJournal(null));
    for (int i = 0; i < calls.size(); i++) {
      Consumer<StoreWriter> call = calls.get(i);
      assertThatThrownBy(() -> inWrite(call))
          .as("call %s", i)
          .isInstanceOf(NullPointerException.class);
    }
    assertThatThrownBy(() -> store().read(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> store().write(null)).isInstanceOf(NullPointerException.class);
    assertThat(all()).containsExactly(seen);
  }

  @Test
  @DisplayName("STORE-27: an update that changes layer or kind is refused and changes nothing")
  void layerAndKindStay() {
    MemoryRecord seen = insert(1, "one");

    assertChangesNothing(
        IllegalArgumentException.class, () -> update(seen, body(Layer.global(), FACT, "one")));
    assertChangesNothing(
        IllegalArgumentException.class, () -> update(seen, body(SHOP, RULE, "one")));
  }

  @Test
  @DisplayName("STORE-27: a kind known with the other search flag is refused and changes nothing")
  void kindsKeepTheirFlag() {
    insert(1, "one");
    RecordKind other = new RecordKind(FACT.name(), !FACT.searchable());

    assertChangesNothing(
        IllegalArgumentException.class, () -> insert(id(2), body(SHOP, other, "two")));
  }

  @Test
  @DisplayName("STORE-27: a list without a limit is refused, and refused work changes nothing")
  void listNeedsALimit() {
    assertThatThrownBy(() -> store().read(r -> r.list(RecordQuery.in(SHOP))))
        .isInstanceOf(IllegalArgumentException.class);

    assertChangesNothing(
        IllegalArgumentException.class,
        () ->
            inWrite(
                w -> {
                  w.append(event("seen", Ref.record(id(1))));
                  w.list(RecordQuery.in(SHOP));
                }));
  }
}
