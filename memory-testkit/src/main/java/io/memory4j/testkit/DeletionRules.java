package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.BLOG;
import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.RULE;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.event;
import static io.memory4j.testkit.Samples.fresh;
import static io.memory4j.testkit.Samples.id;
import static io.memory4j.testkit.Samples.keyed;
import static io.memory4j.testkit.Samples.onceEvent;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.Facet;
import io.memory4j.store.FacetField;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What goes with a record, and with a layer. */
abstract class DeletionRules extends StoreRules {
  private static final Ref FIRST = Ref.record(id(1));

  DeletionRules(MemoryStoreContract contract) {
    super(contract);
  }

  private static Set<Link> to(Ref target) {
    return Set.of(new Link(Relation.DERIVED_FROM, target));
  }

  private boolean append(JournalDraft entry) {
    return store().write(w -> w.append(entry));
  }

  @Test
  @DisplayName("STORE-12: a record's tags and outgoing links go with it, links to it stay")
  void tagsAndLinksGo() {
    Ref episode = Ref.episode("e1");
    insert(id(1), body("1").toBuilder().tags(Set.of("t")).links(to(episode)).build());
    MemoryRecord derived = insert(id(2), body("2").toBuilder().links(to(FIRST)).build());

    boolean deleted = delete(id(1));

    assertThat(deleted).isTrue();
    assertThat(find(id(1))).isEmpty();
    List<Facet> tags = store().read(r -> r.facets(everything(), FacetField.TAG));
    assertThat(tags).isEmpty();
    assertThat(ids(everything().linkedTo(episode, Set.of()))).isEmpty();
    assertThat(scan(everything().linkedTo(FIRST, Set.of()))).containsExactly(derived);
    insert(id(1), body("back"));
    assertThat(ids(everything().anyTag(Set.of("t")))).isEmpty();
    assertThat(ids(everything().linkedTo(episode, Set.of()))).isEmpty();
  }

  @Test
  @DisplayName("STORE-12: the journal entries about a record go with it, and no others")
  void journalGoes() {
    insertAll(fresh(1, "1"), fresh(2, "2"), fresh(3, "3"));
    append(event("a", FIRST));
    append(event("b", Ref.record(id(2))));
    append(event("c", Ref.episode(id(1).value())));
    append(event("d", FIRST));
    append(event("e", Ref.record(id(3))));

    delete(id(1));
    deleteAll(RecordQuery.in(SHOP).limit(1));

    assertThat(journal(JournalQuery.all()))
        .extracting(entry -> entry.event().type())
        .containsExactly("b", "c");
  }

  @Test
  @DisplayName("STORE-12: deleting what is not there says so and changes nothing")
  void deletingNothing() {
    insert(1, "1");
    append(event("a", Ref.record(id(2))));
    Sight before = sight();

    assertThat(delete(id(2))).isFalse();
    assertThat(deleteAll(RecordQuery.in(BLOG).anyStatus().kind(FACT))).isZero();

    assertThat(sight().records()).isEqualTo(before.records());
    assertThat(sight().journal()).isEqualTo(before.journal());
    assertThat(sight().head()).isEqualTo(before.head());
  }

  @Test
  @DisplayName("STORE-23: deleteAll takes what its query selects, order and limit included")
  void deleteAllTakesTheSelection() {
    insertAll(
        new NewRecord(id(1), keyed("c", "1")),
        new NewRecord(id(2), keyed("a", "2")),
        new NewRecord(id(3), keyed("b", "3")),
        fresh(4, "4"),
        new NewRecord(id(5), body(BLOG, FACT, "5")),
        new NewRecord(id(6), body("6").toBuilder().status(RecordStatus.HUSK).build()));

    assertThat(deleteAll(RecordQuery.in(SHOP).order(RecordOrder.KEY).limit(2))).isEqualTo(2);
    assertThat(ids(everything())).containsExactly(id(1), id(4), id(5), id(6));
    assertThat(deleteAll(RecordQuery.in(SHOP).order(RecordOrder.KEY))).isEqualTo(2);
    assertThat(ids(everything())).containsExactly(id(5), id(6));
    assertThat(deleteAll(RecordQuery.in(Set.of()).statuses(Set.of(RecordStatus.HUSK)))).isOne();
    assertThat(ids(everything())).containsExactly(id(5));
  }

  @Test
  @DisplayName(
      "STORE-15: a layer deleted whole takes its journal and once-keys, others keep theirs")
  void layerTakesItsJournal() {
    insertAll(fresh(1, "1"), new NewRecord(id(2), body(BLOG, FACT, "2")));
    append(onceEvent("a", Ref.episode("e1"), "once a"));
    JournalDraft other =
        new JournalDraft(
            BLOG, "b", Ref.episode("e1"), Samples.START, 1, Optional.of("once b"), new TreeMap<>());
    append(other);

    deleteAll(RecordQuery.in(SHOP).kind(FACT).anyStatus());
    assertThat(journal(JournalQuery.all())).hasSize(2);
    deleteAll(RecordQuery.in(SHOP).anyStatus());

    assertThat(journal(JournalQuery.all()))
        .extracting(entry -> entry.event().type())
        .containsExactly("b");
    assertThat(ids(everything())).containsExactly(id(2));
    assertThat(append(onceEvent("c", Ref.episode("e1"), "once a"))).isTrue();
    assertThat(append(other)).isFalse();
  }

  @Test
  @DisplayName("STORE-15: a layer bound anew starts empty and above every earlier revision")
  void layerStartsAnew() {
    insert(id(1), keyed("k", "1").toBuilder().fingerprint("h").build());
    long last = insert(id(2), body(SHOP, RULE, "2")).revision();
    deleteAll(RecordQuery.in(SHOP).anyStatus());
    long after = Math.max(last, changes(0).through());
    reopen();

    MemoryRecord again = insert(id(1), keyed("k", "1").toBuilder().fingerprint("h").build());

    assertThat(again.revision()).isGreaterThan(after);
    assertThat(again.sequence()).isGreaterThan(after);
    assertThat(all()).containsExactly(again);
    assertThat(journal(JournalQuery.all())).isEmpty();
    List<Facet> layers = store().read(r -> r.facets(everything(), FacetField.LAYER));
    assertThat(layers).extracting(Facet::value).containsExactly("project:shop");
  }

  @Test
  @DisplayName("STORE-15: a layer deleted whole is named by no facet, journal entry or head")
  void layerIsNamedNowhere() {
    insertAll(fresh(1, "1"), new NewRecord(id(2), body(BLOG, FACT, "2")));
    append(event("a", Ref.record(id(2))));

    deleteAll(RecordQuery.in(SHOP).anyStatus());

    List<Facet> layers = store().read(r -> r.facets(everything(), FacetField.LAYER));
    assertThat(layers).extracting(Facet::value).containsExactly("project:blog");
    assertThat(journal(JournalQuery.all().in(SHOP))).isEmpty();
    assertThat(store().<Long>read(r -> r.head(Set.of(SHOP), Set.of()).records())).isZero();
  }
}
