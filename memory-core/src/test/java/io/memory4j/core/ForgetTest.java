package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.ListQuery;
import io.memory4j.Provenance;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Selector;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.recall.RecallQuery;
import io.memory4j.store.Capability;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.testkit.InMemoryStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForgetTest {
  private final TestMemory test = TestMemory.create();
  private final AgentMemory memory = test.memory();

  private FactId remember(Fact.Draft draft) {
    return memory.remember(draft).fact().orElseThrow().id();
  }

  private List<MemoryRecord> allRecords() {
    return test.store.read(
        reader -> reader.list(RecordQuery.in(Set.of()).anyStatus().limit(1_000)));
  }

  private List<String> storedTexts() {
    return allRecords().stream().map(record -> record.body().content()).toList();
  }

  @Test
  void forgettingAPersonTakesAllOfItAndNothingElse() { // bug E2
    Layer bob = Layer.person("bob");
    AgentMemory ofBob = test.bind(bob);
    for (int i = 0; i < 250; i++) {
      memory.remember(Fact.draft("fact of ana " + i).in(ANA));
    }
    List.of("b1", "b2", "b3").forEach(ofBob::remember);
    List.of("p1", "p2").forEach(memory::remember);

    ForgetReceipt receipt = memory.forget(Selector.layer(ANA));

    assertThat(receipt.total()).isEqualTo(250);
    assertThat(receipt.verified()).isTrue();
    assertThat(memory.list(ListQuery.all().in(ANA))).isEmpty();
    assertThat(ofBob.list(ListQuery.all())).hasSize(3);
    assertThat(memory.list(ListQuery.all())).hasSize(2);
    assertThat(memory.recall(RecallQuery.of("ana")).hits()).isEmpty();
    assertThat(storedTexts()).noneMatch(text -> text.contains("ana"));
  }

  @Test
  void allVersionsGo() {
    remember(Fact.draft("one").key("k"));
    remember(Fact.draft("two").key("k"));
    FactId last = remember(Fact.draft("three").key("k"));

    ForgetReceipt receipt = memory.forget(Selector.id(last));

    assertThat(receipt.deleted()).isEqualTo(Map.of("FACT", 3L));
    assertThat(memory.history(last)).isEmpty();
    assertThat(storedTexts()).doesNotContain("one", "two", "three");
  }

  @Test
  void unlinkedHistoryOfTheSameStatementGoesToo() {
    memory.undo(memory.remember("Use tabs").receipt().orElseThrow());
    FactId again = remember(Fact.draft("Use tabs"));

    assertThat(memory.forget(Selector.id(again)).total()).isEqualTo(2);
  }

  @Test
  void keyReachesTheMostSpecificLayerAndTellsWhatShows() {
    remember(Fact.draft("general").key("k").in(GLOBAL));
    remember(Fact.draft("special").key("k").in(SHOP));

    ForgetReceipt first = memory.forget(Selector.key("k"));

    assertThat(first.total()).isEqualTo(1);
    assertThat(first.visibleAgain()).contains(GLOBAL);
    assertThat(memory.find("k").orElseThrow().fact().content()).isEqualTo("general");
    assertThat(memory.forget(Selector.key("k")).visibleAgain()).isEmpty();
    assertThat(memory.forget(Selector.key("k")).total()).isZero();
  }

  @Test
  void whatIsNotThereIsNoError() {
    assertThat(memory.forget(Selector.id(new FactId("f000000000000"))).total()).isZero();
    assertThat(memory.forget(Selector.key("a\nb")).total()).isZero();
    assertThat(memory.forget(Selector.layer(SHOP)).total()).isZero();
  }

  @Test
  void factsOfOtherLayersAreOutOfReach() {
    FactId ofBob = test.bind(Layer.person("bob")).remember("b").fact().orElseThrow().id();

    assertThat(memory.forget(Selector.id(ofBob)).total()).isZero();
    assertThatThrownBy(() -> memory.forget(Selector.layer(Layer.person("bob"))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void buriedStatementComesBackThroughAPersonOnly() {
    memory.forget(Selector.id(remember(Fact.draft("Use tabs").key("style"))));
    AgentMemory agent = memory.as(Provenance.assistant());

    assertThat(agent.remember("use  tabs").outcome()).isEqualTo(Outcome.BURIED);
    assertThat(agent.remember(Fact.draft("Use tabs").key("other")).outcome())
        .isEqualTo(Outcome.BURIED);
    assertThat(memory.list(ListQuery.all())).isEmpty();
    assertThat(memory.as(Provenance.person("ana")).remember("Use tabs").outcome())
        .isEqualTo(Outcome.NEW);
    assertThat(agent.remember("Use tabs").outcome()).isEqualTo(Outcome.SEEN);
  }

  @Test
  void tombstoneIsOfOneLayer() {
    memory.forget(Selector.id(remember(Fact.draft("Use tabs").in(SHOP))));

    assertThat(memory.as(Provenance.assistant()).remember(Fact.draft("Use tabs").in(ANA)).outcome())
        .isEqualTo(Outcome.NEW);
  }

  @Test
  void tombstonesTellNeitherTextNorLayer() {
    remember(Fact.draft("Likes tea").in(ANA));
    memory.forget(Selector.layer(ANA));

    List<MemoryRecord> left = allRecords();
    assertThat(left).extracting(record -> record.body().layer()).containsOnly(Layer.system());
    assertThat(left)
        .filteredOn(record -> record.body().kind().equals(RecordKinds.TOMBSTONE))
        .singleElement()
        .satisfies(record -> assertThat(record.body().content()).isEmpty());
  }

  @Test
  void journalOfTheFactGoesWithItAndOneLineSaysSo() {
    FactId id = remember(Fact.draft("Use tabs"));
    memory.remember("Use tabs");

    memory.forget(Selector.id(id));

    List<String> types = new ArrayList<>();
    test.store.read(
        reader -> {
          reader.journal(JournalQuery.all(), entry -> types.add(entry.event().type()));
          return null;
        });
    assertThat(types).containsExactly("forgotten");
  }

  @Test
  void readModelOfTheProcessIsEmptyBeforeForgettingReturns() {
    FactId id = remember(Fact.draft("Use tabs"));
    memory.inject(InjectionRequest.ofDefaults());

    memory.forget(Selector.id(id));
    memory.inject(InjectionRequest.ofDefaults());

    assertThat(test.planned()).allMatch(layer -> layer.newestFirst().isEmpty());
  }

  @Test
  void textMadeFromForgottenFactsGoesOrIsBlanked() {
    FactId one = remember(Fact.draft("one"));
    FactId two = remember(Fact.draft("two"));
    RecordId ofOne = summary("quotes one", one);
    RecordId ofBoth = summary("quotes one and two", one, two);

    ForgetReceipt receipt = memory.forget(Selector.id(one));

    assertThat(receipt.deleted()).isEqualTo(Map.of("FACT", 1L, "SUMMARY", 1L));
    assertThat(receipt.blanked()).isEqualTo(Map.of("SUMMARY", 1L));
    MemoryRecord husk =
        test.store.read(
            reader -> {
              assertThat(reader.find(ofOne)).isEmpty();
              return reader.find(ofBoth).orElseThrow();
            });
    assertThat(husk.body().status()).isEqualTo(RecordStatus.HUSK);
    assertThat(husk.body().content()).isEmpty();
    assertThat(husk.body().links()).hasSize(1);
    assertThat(memory.forget(Selector.id(two)).total()).isEqualTo(1);
    assertThat(allRecords()).noneMatch(record -> record.body().kind().equals(RecordKinds.SUMMARY));
  }

  private RecordId summary(String text, FactId... sources) {
    RecordId id = new RecordId("s" + "0".repeat(11) + sources.length);
    RecordBody body =
        RecordBody.builder(SHOP, RecordKinds.SUMMARY)
            .content(text)
            .links(
                List.of(sources).stream()
                    .map(fact -> Ref.record(new RecordId(fact.value())))
                    .map(source -> new Link(Relation.DERIVED_FROM, source))
                    .toList())
            .build();
    test.store.write(writer -> writer.insert(id, body));
    return id;
  }

  @Test
  void sameTextOfAnotherLayerIsNoTrace() {
    remember(Fact.draft("Use tabs").in(ANA));
    FactId ofShop = remember(Fact.draft("Use tabs").in(SHOP));

    assertThat(memory.forget(Selector.id(ofShop)).verified()).isTrue();
    assertThat(memory.list(ListQuery.all())).hasSize(1);
  }

  @Test
  void storeThatCannotScrubIsNotVerified(@TempDir Path place) {
    AgentMemory plain =
        TestMemory.over(InMemoryStore.open(place, Set.of(Capability.SEARCH))).memory();
    FactId id = plain.remember("Use tabs").fact().orElseThrow().id();

    ForgetReceipt receipt = plain.forget(Selector.id(id));

    assertThat(receipt.total()).isEqualTo(1);
    assertThat(receipt.verified()).isFalse();
    assertThat(receipt.pending()).isEmpty();
  }

  @Test
  void scrubThatFailedIsOwedAndDoneNextTime() {
    SwitchedStore store = new SwitchedStore();
    AgentMemory busy = TestMemory.over(store).memory();
    FactId id = busy.remember("Use tabs").fact().orElseThrow().id();
    store.scrubsFail = true;

    ForgetReceipt first = busy.forget(Selector.id(id));
    store.scrubsFail = false;
    ForgetReceipt second = busy.forget(Selector.id(id));

    assertThat(first.pending()).contains(SHOP);
    assertThat(first.verified()).isFalse();
    assertThat(second.pending()).isEmpty();
    List<MemoryRecord> states =
        store.read(
            reader -> reader.list(RecordQuery.in(Layer.system()).kind(RecordKinds.STATE).limit(9)));
    assertThat(states).hasSize(1); // the salt alone
  }

  @Test
  void forgettingIsRepeatedSafelyAfterTheNewsWasLost() {
    SwitchedStore store = new SwitchedStore();
    AgentMemory lossy = TestMemory.over(store).memory();
    FactId id = lossy.remember("Use tabs").fact().orElseThrow().id();
    store.loseNextCommit = true;

    assertThatThrownBy(() -> lossy.forget(Selector.id(id))).hasMessage("news lost");
    assertThat(lossy.forget(Selector.id(id)).total()).isZero();
    assertThat(lossy.as(Provenance.assistant()).remember("Use tabs").outcome())
        .isEqualTo(Outcome.BURIED);
  }
}
