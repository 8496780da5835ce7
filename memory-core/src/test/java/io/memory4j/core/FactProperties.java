package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.Receipt;
import io.memory4j.Remembered;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Selector;
import io.memory4j.core.Step.Say;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.recall.RecallQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreMark;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class FactProperties {
  private static final List<Layer> LAYERS = List.of(GLOBAL, ANA, SHOP);

  @Provide
  Arbitrary<List<Step>> changes() {
    return Step.changes(LAYERS).list().ofMaxSize(12);
  }

  @Provide
  Arbitrary<List<Step>> steps() {
    return Step.any(LAYERS).list().ofMaxSize(20);
  }

  @Provide
  Arbitrary<Say> says() {
    return Step.says(LAYERS);
  }

  /** What stands, order and ids aside. */
  private static Set<Say> active(Step.Walk walk) {
    return walk.facts().stream()
        .map(fact -> new Say(fact.layer(), fact.key(), fact.content(), new TreeSet<>(fact.tags())))
        .collect(Collectors.toSet());
  }

  @Property(tries = 150)
  void undoingInReverseOrderRestoresWhatStood(
      @ForAll("steps") List<Step> before, @ForAll("changes") List<Step> changes) {
    Step.Walk walk = new Step.Walk(TestMemory.create().memory());
    before.forEach(walk::take);
    Set<Say> start = active(walk);
    walk.receipts.clear();

    changes.forEach(walk::take);
    List<Receipt> newestFirst = new ArrayList<>(walk.receipts);
    Collections.reverse(newestFirst);
    newestFirst.forEach(walk.memory::undo);

    assertThat(active(walk)).isEqualTo(start);
  }

  @Property(tries = 100)
  void closedFactNeverStandsAgain(@ForAll("steps") List<Step> steps) {
    TestMemory test = TestMemory.create();
    Step.Walk walk = new Step.Walk(test.memory());
    Set<RecordId> closed = new HashSet<>();
    for (Step step : steps) {
      walk.take(step);
      for (MemoryRecord record : records(test)) {
        if (record.body().status().isClosed()) {
          closed.add(record.id());
        } else {
          assertThat(closed).doesNotContain(record.id());
        }
      }
    }
  }

  private static List<MemoryRecord> records(TestMemory test) {
    return test.store.read(
        reader -> reader.list(RecordQuery.in(Set.copyOf(LAYERS)).anyStatus().limit(10_000)));
  }

  @Property(tries = 100)
  void keysAndStatementsStandOnceInALayer(@ForAll("steps") List<Step> steps) {
    Step.Walk walk = new Step.Walk(TestMemory.create().memory());

    steps.forEach(walk::take);

    assertThat(walk.facts().stream().map(f -> f.layer() + "|" + f.key() + "|" + f.content()))
        .doesNotHaveDuplicates();
    assertThat(
            walk.facts().stream()
                .filter(fact -> fact.key().isPresent())
                .map(fact -> fact.layer() + "|" + fact.key().orElseThrow()))
        .doesNotHaveDuplicates();
  }

  @Property(tries = 60)
  void rememberingTwiceIsRememberingOnce(
      @ForAll("steps") List<Step> before, @ForAll("says") Say say) {
    Step.Walk walk = new Step.Walk(TestMemory.create().memory());
    before.forEach(walk::take);
    Remembered first = walk.memory.remember(say.draft());
    List<Fact> once = walk.facts();

    Remembered second = walk.memory.remember(say.draft());

    assertThat(second.outcome()).isEqualTo(Outcome.SEEN);
    assertThat(second.fact()).isEqualTo(first.fact());
    assertThat(walk.facts()).isEqualTo(once);
  }

  @Property(tries = 60)
  void askingAndInjectingChangeNothing(@ForAll("steps") List<Step> steps, @ForAll String query) {
    TestMemory test = TestMemory.create();
    Step.Walk walk = new Step.Walk(test.memory());
    steps.forEach(walk::take);
    StoreMark mark = test.store.mark();
    List<Fact> facts = walk.facts();

    walk.memory.recall(RecallQuery.of(query).anyTag("x"));
    walk.memory.inject(InjectionRequest.forTask(query));
    walk.memory.find(query);
    facts.forEach(fact -> walk.memory.history(fact.id()));

    assertThat(test.store.mark()).isEqualTo(mark);
    assertThat(walk.facts()).isEqualTo(facts);
  }

  @Property(tries = 60)
  void candidatesAreWhatStandsWithAndWithoutReadModel(@ForAll("steps") List<Step> steps) {
    TestMemory test = TestMemory.create();
    Step.Walk walk = new Step.Walk(test.memory());
    for (Step step : steps) {
      walk.take(step);
      walk.memory.inject(InjectionRequest.ofDefaults());
      List<FactId> planned =
          test.planned().stream()
              .flatMap(layer -> layer.newestFirst().stream())
              .map(Fact::id)
              .toList();
      assertThat(planned).isEqualTo(walk.facts().stream().map(Fact::id).toList());
    }
  }

  @Property(tries = 60)
  void nothingOfAnotherLayerIsReached(
      @ForAll("steps") List<Step> ours, @ForAll("steps") List<Step> theirs) {
    TestMemory test = TestMemory.create();
    Step.Walk all = new Step.Walk(test.memory());
    ours.forEach(all::take);
    List<Fact> foreign = all.facts().stream().filter(f -> !f.layer().equals(SHOP)).toList();

    Step.Walk shop = new Step.Walk(test.bind(SHOP));
    foreign.forEach(fact -> assertThat(shop.memory.find(fact.id())).isEmpty());
    foreign.forEach(fact -> assertThat(shop.memory.history(fact.id())).isEmpty());
    foreign.forEach(fact -> shop.memory.forget(Selector.id(fact.id())));
    foreign.forEach(fact -> shop.memory.replace(List.of(fact.id()), List.of()));
    theirs.stream().filter(FactProperties::isOfShop).forEach(shop::take);

    assertThat(shop.facts()).allMatch(fact -> fact.layer().equals(SHOP));
    assertThat(shop.memory.recall(RecallQuery.of("tea milk tabs")).hits())
        .allMatch(hit -> hit.fact().layer().equals(SHOP));
    assertThat(all.facts().stream().filter(f -> !f.layer().equals(SHOP)).toList())
        .isEqualTo(foreign);
  }

  private static boolean isOfShop(Step step) {
    if (step instanceof Step.Remember remember) {
      return remember.say().layer().equals(SHOP);
    }
    if (step instanceof Step.Replace replace) {
      return replace.say().stream().allMatch(say -> say.layer().equals(SHOP));
    }
    return !(step instanceof Step.ForgetLayer forget) || forget.layer().equals(SHOP);
  }
}
