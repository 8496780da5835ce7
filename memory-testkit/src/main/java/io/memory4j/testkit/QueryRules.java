package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.ANA;
import static io.memory4j.testkit.Samples.BLOG;
import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.GLOBAL;
import static io.memory4j.testkit.Samples.JOB;
import static io.memory4j.testkit.Samples.RULE;
import static io.memory4j.testkit.Samples.SHOP;
import static io.memory4j.testkit.Samples.START;
import static io.memory4j.testkit.Samples.body;
import static io.memory4j.testkit.Samples.id;
import static io.memory4j.testkit.Samples.keyed;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Provenance;
import io.memory4j.store.Capability;
import io.memory4j.store.Facet;
import io.memory4j.store.FacetField;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Filters, orders, limits, facets and look-ups. */
abstract class QueryRules extends StoreRules {
  QueryRules(MemoryStoreContract contract) {
    super(contract);
  }

  private static final RecordQuery ANY = RecordQuery.in(Set.of());

  /** Inserts bodies under the ids 1, 2, 3 and so on. */
  private void insertBodies(RecordBody... bodies) {
    store()
        .write(
            w -> {
              for (int i = 0; i < bodies.length; i++) {
                w.insert(id(i + 1), bodies[i]);
              }
              return bodies.length;
            });
  }

  /** Asserts which of the inserted bodies a query keeps, in any order. */
  private void assertKeeps(RecordQuery query, long... numbers) {
    List<RecordId> expected = new ArrayList<>();
    for (long number : numbers) {
      expected.add(id(number));
    }
    assertThat(ids(query)).containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  @DisplayName("STORE-23: layers, kinds and statuses keep their own, empty sets keep all")
  void layersKindsStatuses() {
    insertBodies(
        body(GLOBAL, FACT, "1"),
        body(SHOP, FACT, "2"),
        body(SHOP, RULE, "3"),
        body(BLOG, JOB, "4"),
        body(SHOP, FACT, "5").toBuilder().status(RecordStatus.QUARANTINED).build(),
        body(SHOP, FACT, "6").toBuilder().status(RecordStatus.HUSK).build());

    assertKeeps(ANY, 1, 2, 3, 4);
    assertKeeps(ANY.anyStatus(), 1, 2, 3, 4, 5, 6);
    assertKeeps(RecordQuery.in(SHOP), 2, 3);
    assertKeeps(RecordQuery.in(Set.of(GLOBAL, BLOG, ANA)), 1, 4);
    assertKeeps(RecordQuery.in(ANA));
    assertKeeps(ANY.kind(FACT), 1, 2);
    assertKeeps(ANY.kinds(Set.of(RULE, JOB)), 3, 4);
    assertKeeps(ANY.statuses(Set.of(RecordStatus.HUSK, RecordStatus.QUARANTINED)).kind(FACT), 5, 6);
  }

  @Test
  @DisplayName("STORE-23: categories, tags and authors are compared exactly")
  void categoriesTagsAuthors() {
    insertBodies(
        body("1").toBuilder().category("style").tags(Set.of("a", "b")).build(),
        body("2").toBuilder().category("Style").tags(Set.of("ab")).build(),
        body("3").toBuilder().provenance(Provenance.person("ana")).tags(Set.of("b")).build(),
        body("4").toBuilder().provenance(Provenance.person()).tags(Set.of("a%")).build());

    assertKeeps(ANY.categories(Set.of("style")), 1);
    assertKeeps(ANY.categories(Set.of("style", "Style", "x")), 1, 2);
    assertKeeps(ANY.categories(Set.of("")), 3, 4);
    assertKeeps(ANY.anyTag(Set.of("a")), 1);
    assertKeeps(ANY.anyTag(Set.of("b", "ab")), 1, 2, 3);
    assertKeeps(ANY.anyTag(Set.of("%")));
    assertKeeps(ANY.author("person:ana"), 3);
    assertKeeps(ANY.author("person"), 4);
    assertKeeps(ANY.author("host"), 1, 2);
  }

  @Test
  @DisplayName("STORE-23: a key range includes its beginning and excludes its end, by code point")
  void keyRanges() {
    insertBodies(
        keyed("a", "1"),
        keyed("B", "2"),
        keyed("b", "3"),
        body("4"),
        keyed("\uE000", "5"),
        keyed("\uD83D\uDE00", "6"));

    assertKeeps(ANY.keyFrom("a"), 1, 3, 5, 6);
    assertKeeps(ANY.keyFrom("B").keyBefore("b"), 1, 2);
    assertKeeps(ANY.keyBefore("\uD83D\uDE00"), 1, 2, 3, 5);
    assertKeeps(ANY.keyFrom("\uE001"), 6);
    assertKeeps(ANY.keyFrom(""), 1, 2, 3, 5, 6);
  }

  @Test
  @DisplayName("STORE-23: due times include both ends and leave out records without one")
  void dueTimes() {
    insertBodies(
        body("1"),
        body("2").toBuilder().dueAt(START).build(),
        body("3").toBuilder().dueAt(START.plusNanos(1)).build(),
        body("4").toBuilder().dueAt(START.minusSeconds(1)).build());

    assertKeeps(ANY.dueBy(START), 2, 4);
    assertKeeps(ANY.dueFrom(START), 2, 3);
    assertKeeps(ANY.dueFrom(START).dueBy(START), 2);
  }

  @Test
  @DisplayName("STORE-23: observation and validity include their beginning and exclude their end")
  void observationAndValidity() {
    insertBodies(
        body("1"),
        body("2").toBuilder().times(START, START, START.plusNanos(1)).build(),
        body("3").toBuilder().validFrom(START.minusSeconds(9)).validUntil(START).build(),
        body("4").toBuilder().validUntil(START.plusSeconds(1)).build(),
        body("5").toBuilder().validFrom(START.plusSeconds(1)).build());

    assertKeeps(ANY.observedFrom(START.plusNanos(1)), 2);
    assertKeeps(ANY.observedBefore(START.plusNanos(1)), 1, 3, 4, 5);
    assertKeeps(ANY.validAt(START), 1, 4);
    assertKeeps(ANY.validAt(START.minusSeconds(9)), 3);
    assertKeeps(ANY.validAt(START.plusSeconds(1)), 1, 2, 5);
  }

  @Test
  @DisplayName("STORE-23: links are found by target, and by relation where one is named")
  void linkTargets() {
    Ref target = Ref.episode("e1");
    insertBodies(
        body("1").toBuilder().links(Set.of(new Link(Relation.DERIVED_FROM, target))).build(),
        body("2").toBuilder()
            .links(
                Set.of(
                    new Link(Relation.EVIDENCE, target),
                    new Link(Relation.DERIVED_FROM, Ref.episode("e2"))))
            .build(),
        body("3").toBuilder().links(Set.of(new Link(Relation.EVIDENCE, Ref.person("e1")))).build());

    assertKeeps(ANY.linkedTo(target, Set.of()), 1, 2);
    assertKeeps(ANY.linkedTo(target, Set.of(Relation.DERIVED_FROM)), 1);
    assertKeeps(ANY.linkedTo(target, Set.of(Relation.SUCCEEDS, Relation.EVIDENCE)), 2);
    assertKeeps(ANY.linkedTo(Ref.episode("e"), Set.of()));
  }

  @Test
  @DisplayName("STORE-23: conditions add up, and follow updates")
  void conditionsAddUp() {
    insertBodies(
        keyed("a", "1").toBuilder().tags(Set.of("x")).category("c").build(),
        keyed("b", "2").toBuilder().tags(Set.of("x")).category("d").build(),
        keyed("c", "3").toBuilder().tags(Set.of("y")).category("c").build());
    RecordQuery query = ANY.anyTag(Set.of("x")).categories(Set.of("c")).keyFrom("a").kind(FACT);
    assertKeeps(query, 1);
    List<MemoryRecord> records = all();

    update(records.get(0), keyed("a", "1"));
    update(records.get(1), keyed("b", "2").toBuilder().tags(Set.of("x")).category("c").build());

    assertKeeps(query, 2);
    long second = records.get(1).sequence();
    assertKeeps(ANY.sequenceBelow(second), 1);
    assertKeeps(ANY.sequenceBelow(second + 1), 1, 2);
  }

  @Test
  @DisplayName("STORE-23: look-ups of ids, keys and fingerprints find exactly what they name")
  void lookUps() {
    insertBodies(
        keyed("a", "1"), keyed("b", "2"), body(BLOG, FACT, "3").toBuilder().key("c").build());
    List<MemoryRecord> records = all();

    List<MemoryRecord> byIds = store().read(r -> r.findAll(List.of(id(3), id(9), id(1), id(3))));
    Map<String, MemoryRecord> byKeys =
        store().read(r -> r.findByKeys(SHOP, FACT, List.of("b", "c", "x", "a", "b")));
    List<MemoryRecord> none = store().read(r -> r.findAll(List.of()));

    assertThat(byIds).containsExactlyInAnyOrder(records.get(0), records.get(2));
    assertThat(byKeys).isEqualTo(Map.of("a", records.get(0), "b", records.get(1)));
    assertThat(none).isEmpty();
  }

  @Test
  @DisplayName("STORE-23: look-ups take thousands of ids and keys at once")
  void manyLookUps() {
    insertBodies(keyed("key1", "1"), keyed("key2999", "2"));
    List<RecordId> ids = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      ids.add(id(i));
      keys.add("key" + i);
    }

    List<MemoryRecord> byIds = store().read(r -> r.findAll(ids));
    Map<String, MemoryRecord> byKeys = store().read(r -> r.findByKeys(SHOP, FACT, keys));

    assertThat(byIds).hasSize(2);
    assertThat(byKeys).containsOnlyKeys("key1", "key2999");
  }

  @Test
  @DisplayName("STORE-23: as of a revision, the records that were ACTIVE then")
  void asOfARevision() {
    RecordBody superseded = body("x").toBuilder().status(RecordStatus.SUPERSEDED).build();
    MemoryRecord first = insert(1, "first");
    MemoryRecord held =
        insert(id(2), body("held").toBuilder().status(RecordStatus.QUARANTINED).build());
    if (!can(Capability.HISTORY)) {
      assertRefused(Capability.HISTORY, () -> ids(ANY.asOf(first.revision())));
      return;
    }
    long firstClosed = update(first, superseded).revision();
    update(held, superseded);
    long third = insert(3, "third").revision();
    insert(id(4), superseded);

    assertKeeps(ANY.asOf(first.revision() - 1));
    assertKeeps(ANY.asOf(first.revision()), 1);
    assertKeeps(ANY.asOf(firstClosed - 1), 1);
    assertKeeps(ANY.asOf(firstClosed).anyStatus());
    assertKeeps(ANY.asOf(third + 9), 3);
  }

  private void insertForOrders() {
    insertBodies(
        keyed("b", "1").toBuilder().dueAt(START.plusSeconds(2)).build(),
        keyed("\uD83D\uDE00", "2").toBuilder().dueAt(START.plusSeconds(1)).build(),
        body("3"),
        keyed("\uE000", "4").toBuilder().dueAt(START.plusSeconds(1)).build(),
        body(SHOP, RULE, "5").toBuilder().key("b").dueAt(START.minusNanos(1)).build());
    MemoryRecord second = find(id(2)).orElseThrow();
    store().write(w -> w.update(second, second.body(), Position.NEWEST));
    MemoryRecord first = find(id(1)).orElseThrow();
    update(first, first.body());
  }

  private void assertOrder(RecordOrder order, long... numbers) {
    List<RecordId> expected = new ArrayList<>();
    for (long number : numbers) {
      expected.add(id(number));
    }
    RecordQuery query = ANY.order(order);
    assertThat(ids(query)).as(order.name()).containsExactlyElementsOf(expected);
    assertThat(ids(query.limit(2))).as(order.name()).isEqualTo(expected.subList(0, 2));
    assertThat(ids(query.withoutDetail().limit(99))).isEqualTo(expected);
  }

  @Test
  @DisplayName("STORE-22: every order, its ties and its limit")
  void orders() {
    insertForOrders();

    assertOrder(RecordOrder.NEWEST, 2, 5, 4, 3, 1);
    assertOrder(RecordOrder.OLDEST, 1, 3, 4, 5, 2);
    assertOrder(RecordOrder.KEY, 1, 5, 4, 2);
    assertOrder(RecordOrder.KEY_DESCENDING, 2, 4, 5, 1);
    assertOrder(RecordOrder.DUE, 5, 4, 2, 1);
    assertOrder(RecordOrder.REVISION, 3, 4, 5, 2, 1);
  }

  @Test
  @DisplayName("STORE-22: newest first over several layers, before the limit cuts")
  void newestOverSeveralLayers() {
    insertBodies(
        body(GLOBAL, FACT, "1"),
        body(SHOP, FACT, "2"),
        body(BLOG, FACT, "3"),
        body(SHOP, FACT, "4"),
        body(GLOBAL, FACT, "5"));

    assertThat(ids(RecordQuery.in(Set.of(GLOBAL, SHOP)).limit(3)))
        .containsExactly(id(5), id(4), id(2));
  }

  @Test
  @DisplayName("STORE-22: ids by prefix ascend, within layers and limit, in any status")
  void idsByPrefix() {
    insertBodies(
        body("1"), body(BLOG, FACT, "2"), body("3").toBuilder().status(RecordStatus.HUSK).build());
    String common = id(1).value().substring(0, 12);

    List<RecordId> all = store().read(r -> r.findByIdPrefix(Set.of(), common, 9));
    List<RecordId> two = store().read(r -> r.findByIdPrefix(Set.of(), "f", 2));
    List<RecordId> shop = store().read(r -> r.findByIdPrefix(Set.of(SHOP), "f0", 9));
    List<RecordId> one = store().read(r -> r.findByIdPrefix(Set.of(), id(2).value(), 9));

    assertThat(all).containsExactly(id(1), id(2), id(3));
    assertThat(two).containsExactly(id(1), id(2));
    assertThat(shop).containsExactly(id(1), id(3));
    assertThat(one).containsExactly(id(2));
  }

  @Test
  @DisplayName("STORE-22: an id's prefix is no pattern and knows case")
  void prefixesAreNoPatterns() {
    insertBodies(body("1"));

    for (String prefix : List.of("%", "_", "f%", "F", "f0*", "g", "'", "f" + "0".repeat(13))) {
      List<RecordId> found = store().read(r -> r.findByIdPrefix(Set.of(), prefix, 9));
      assertThat(found).as(prefix).isEmpty();
    }
  }

  @Test
  @DisplayName("STORE-22: facets stand by newest sequence, then by value")
  void facetsAreOrdered() {
    insertBodies(
        body("1").toBuilder().tags(Set.of("old", "both")).build(),
        body("2").toBuilder().tags(Set.of("\uE000", "\uD83D\uDE00", "both")).build());

    List<Facet> facets = store().read(r -> r.facets(ANY.limit(1), FacetField.TAG));

    assertThat(facets)
        .extracting(Facet::value)
        .containsExactly("both", "\uE000", "\uD83D\uDE00", "old");
    assertThat(facets).extracting(Facet::records).containsExactly(2L, 1L, 1L, 1L);
    assertThat(facets.get(0).newestSequence()).isEqualTo(find(id(2)).orElseThrow().sequence());
    assertThat(facets.get(3).newestSequence()).isEqualTo(find(id(1)).orElseThrow().sequence());
  }

  private void assertFacets(FacetField field, Map<String, Long> expected) {
    List<Facet> facets = store().read(r -> r.facets(ANY.anyStatus(), field));
    Map<String, Long> counts = new HashMap<>();
    facets.forEach(facet -> counts.put(facet.value(), facet.records()));
    assertThat(counts).as(field.name()).isEqualTo(expected);
  }

  @Test
  @DisplayName("STORE-23: facets count each value of each field, and none where there is none")
  void facetsCount() {
    insertBodies(
        body("1").toBuilder().category("c").provenance(Provenance.person("ana")).build(),
        body(BLOG, RULE, "2").toBuilder().status(RecordStatus.HUSK).tags(Set.of("t")).build(),
        body(GLOBAL, FACT, "3"));

    assertFacets(FacetField.LAYER, Map.of("project:shop", 1L, "project:blog", 1L, "global", 1L));
    assertFacets(FacetField.KIND, Map.of("FACT", 2L, "RULE", 1L));
    assertFacets(FacetField.STATUS, Map.of("ACTIVE", 2L, "HUSK", 1L));
    assertFacets(FacetField.CATEGORY, Map.of("c", 1L));
    assertFacets(FacetField.TAG, Map.of("t", 1L));
    assertFacets(FacetField.AUTHOR, Map.of("person:ana", 1L, "host", 2L));
    List<Facet> filtered = store().read(r -> r.facets(RecordQuery.in(SHOP), FacetField.KIND));
    assertThat(filtered).extracting(Facet::records).containsExactly(1L);
  }
}
