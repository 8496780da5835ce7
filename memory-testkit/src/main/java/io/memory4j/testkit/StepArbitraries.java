package io.memory4j.testkit;

import static io.memory4j.testkit.MemoryArbitraries.ids;
import static io.memory4j.testkit.MemoryArbitraries.instants;
import static io.memory4j.testkit.MemoryArbitraries.keys;
import static io.memory4j.testkit.MemoryArbitraries.kindSets;
import static io.memory4j.testkit.MemoryArbitraries.layerSets;
import static io.memory4j.testkit.MemoryArbitraries.refs;
import static io.memory4j.testkit.MemoryArbitraries.tags;

import io.memory4j.store.FacetField;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Match;
import io.memory4j.store.NewRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Relation;
import io.memory4j.testkit.Selection.Condition;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Random steps. */
final class StepArbitraries {
  private static final int ALL = 1_000;

  private StepArbitraries() {}

  static Arbitrary<Step> steps() {
    return Arbitraries.frequencyOf(
        Tuple.of(8, transactions()),
        Tuple.of(1, Arbitraries.just(new ReadStep.Reopen())),
        Tuple.of(4, selections().map(ReadStep.Scan::new)),
        Tuple.of(
            1,
            Combinators.combine(selections(), Arbitraries.of(FacetField.class))
                .as(ReadStep.Facets::new)),
        Tuple.of(1, lookUps()),
        Tuple.of(1, journalQueries().map(ReadStep.Journal::new)),
        Tuple.of(3, searches()),
        Tuple.of(2, follows()));
  }

  private static Arbitrary<Step> transactions() {
    Arbitrary<Boolean> rarely = Arbitraries.of(true, false, false, false, false, false);
    return Combinators.combine(writes().list().ofMinSize(1).ofMaxSize(3), rarely)
        .as(WriteStep.Transaction::new);
  }

  private static Arbitrary<WriteStep> writes() {
    Arbitrary<NewRecord> records =
        Combinators.combine(ids(), MemoryArbitraries.bodies()).as(NewRecord::new);
    return Arbitraries.frequencyOf(
        Tuple.of(6, records.map(WriteStep.Insert::new)),
        Tuple.of(2, records.list().ofMaxSize(3).map(WriteStep.InsertAll::new)),
        Tuple.of(5, updates()),
        Tuple.of(2, places().map(WriteStep.Delete::new)),
        Tuple.of(1, selections().map(WriteStep.DeleteAll::new)),
        Tuple.of(3, drafts().list().ofMinSize(1).ofMaxSize(2).map(WriteStep.Append::new)),
        Tuple.of(1, journalQueries().map(WriteStep.DeleteJournal::new)));
  }

  private static Arbitrary<Integer> places() {
    return Arbitraries.integers().between(0, 20);
  }

  private static Arbitrary<WriteStep> updates() {
    return Combinators.combine(
            places(),
            MemoryArbitraries.bodies(),
            Arbitraries.of(RecordStatus.class).optional(0.4),
            Arbitraries.of(Position.class),
            Arbitraries.of(true, false, false, false))
        .as(WriteStep.Update::new);
  }

  private static Arbitrary<JournalDraft> drafts() {
    return Combinators.combine(
            MemoryArbitraries.layers(),
            Arbitraries.of("seen", "used'"),
            refs(),
            instants(),
            Arbitraries.of("once1", "once2").optional(0.4))
        .as(
            (layer, type, subject, at, once) ->
                new JournalDraft(layer, type, subject, at, 0.5, once, new TreeMap<>()));
  }

  private static Arbitrary<JournalQuery> journalQueries() {
    return Combinators.combine(
            layerSets(),
            Arbitraries.of("seen", "used'").set().ofMaxSize(1),
            refs().set().ofMaxSize(1),
            instants().optional(0.3),
            Arbitraries.integers().between(1, 3).optional(0.3))
        .as(
            (layers, types, subjects, before, limit) ->
                new JournalQuery(
                    layers,
                    types,
                    subjects,
                    0,
                    before,
                    limit.map(OptionalInt::of).orElse(OptionalInt.empty())));
  }

  static Arbitrary<Selection> selections() {
    return Combinators.combine(
            layerSets(), conditions().list().ofMaxSize(3), places().optional(0.1))
        .as(Selection::new);
  }

  private static Arbitrary<Condition> conditions() {
    return Arbitraries.oneOf(
        List.of(
            Arbitraries.just(new Condition("any status", query -> query.anyStatus())),
            kindSets().map(k -> new Condition("kinds " + k, query -> query.kinds(k))),
            Arbitraries.of(RecordStatus.class)
                .set()
                .ofMaxSize(2)
                .map(s -> new Condition("statuses " + s, query -> query.statuses(s))),
            Arbitraries.of("", "style", "Style'")
                .map(c -> new Condition("category " + c, query -> query.categories(Set.of(c)))),
            tags()
                .set()
                .ofMaxSize(2)
                .map(t -> new Condition("tags " + t, query -> query.anyTag(t))),
            keys().map(k -> new Condition("key from " + k, query -> query.keyFrom(k))),
            keys().map(k -> new Condition("key before " + k, query -> query.keyBefore(k))),
            Arbitraries.of("host", "person", "person:ana", "person:bob'")
                .map(a -> new Condition("author " + a, query -> query.author(a))),
            linkConditions(),
            instants().map(at -> new Condition("due from " + at, query -> query.dueFrom(at))),
            instants().map(at -> new Condition("due by " + at, query -> query.dueBy(at))),
            instants().map(at -> new Condition("observed from " + at, q -> q.observedFrom(at))),
            instants().map(at -> new Condition("observed before " + at, q -> q.observedBefore(at))),
            instants().map(at -> new Condition("valid at " + at, query -> query.validAt(at))),
            Arbitraries.of(RecordOrder.class)
                .map(o -> new Condition("order " + o, query -> query.order(o))),
            Arbitraries.integers()
                .between(1, 5)
                .map(max -> new Condition("limit " + max, query -> query.limit(max)))));
  }

  private static Arbitrary<Condition> linkConditions() {
    return Combinators.combine(refs(), Arbitraries.of(Relation.class).set().ofMaxSize(2))
        .as(
            (target, relations) ->
                new Condition(
                    "linked to " + target + relations, query -> query.linkedTo(target, relations)));
  }

  private static Arbitrary<Step> lookUps() {
    return Combinators.combine(
            MemoryArbitraries.layers(),
            MemoryArbitraries.kinds(),
            keys(),
            Arbitraries.of("h1", "h2", "h3"),
            ids())
        .as(ReadStep.LookUp::new);
  }

  private static Arbitrary<Step> searches() {
    Arbitrary<String> terms =
        Arbitraries.frequencyOf(
            Tuple.of(9, MemoryArbitraries.terms()),
            Tuple.of(1, MemoryArbitraries.hostileQueries()));
    return Combinators.combine(
            selections(),
            terms.list().ofMaxSize(3),
            Arbitraries.of(Match.class),
            Arbitraries.of(ALL, ALL, 1))
        .as(ReadStep.Search::new);
  }

  private static Arbitrary<Step> follows() {
    return Combinators.combine(
            layerSets(), kindSets(), places(), Arbitraries.integers().between(1, 4))
        .as(ReadStep.Follow::new);
  }
}
