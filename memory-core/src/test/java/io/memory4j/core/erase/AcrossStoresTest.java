package io.memory4j.core.erase;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static io.memory4j.core.erase.Planted.fact;
import static io.memory4j.core.erase.Planted.isGone;
import static io.memory4j.core.erase.Planted.ref;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.Provenance;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Selector;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.SwitchedStore;
import io.memory4j.core.TestMemory;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.testkit.InMemoryStore;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class AcrossStoresTest {
  private final SwitchedStore home = new SwitchedStore();
  private final SwitchedStore project = new SwitchedStore();
  private final TestMemory test = TestMemory.over(home).with(LayerKind.PROJECT, project);
  private final AgentMemory memory = test.memory();
  private final AgentMemory ana = memory.as(Provenance.person("ana"));
  private final Planted planted = new Planted();

  private static long orders(MemoryStore store) {
    return Planted.records(store).stream()
        .filter(record -> record.body().key().orElse("").startsWith(Orders.PREFIX))
        .count();
  }

  @Test
  void textThatLiesInAnotherStoreThanItsSourceGoesToo() {
    FactId source = fact(ana, Fact.draft("Likes tea").in(ANA));
    FactId other = fact(ana, Fact.draft("Shop is small").in(SHOP));
    Ref alone = planted.derived(project, SHOP, RecordKinds.DIARY, "tea", ref(source));
    Ref both = planted.derived(project, SHOP, RecordKinds.SUMMARY, "tea, small", alone, ref(other));

    ForgetReceipt receipt = memory.forget(Selector.id(source));

    assertThat(receipt.verified()).isTrue();
    assertThat(receipt.pending()).isEmpty();
    assertThat(isGone(project, alone)).isTrue();
    assertThat(Planted.find(project, both).body().status()).isEqualTo(RecordStatus.HUSK);
    assertThat(Planted.dump(home) + Planted.dump(project)).doesNotContain("tea");
    assertThat(orders(home) + orders(project)).isZero();
  }

  @Test
  void silentStoreIsPendingAndDoneWhenItAnswers() {
    FactId source = fact(ana, Fact.draft("Likes tea").in(ANA));
    planted.derived(project, SHOP, RecordKinds.DIARY, "tea", ref(source));
    project.silent = true;

    ForgetReceipt receipt = memory.forget(Selector.person("ana"));

    assertThat(receipt.pending()).contains(SHOP);
    assertThat(receipt.verified()).isFalse();
    project.silent = false;
    assertThat(Planted.dump(project)).contains("tea");
    test.memory();
    assertThat(Planted.dump(home) + Planted.dump(project)).doesNotContain("tea");
  }

  @Test
  void storeThatIsKnownAndNotOpenIsPendingAndDoneWhenItOpens() {
    FactId source = fact(ana, Fact.draft("Likes tea").in(ANA));
    planted.derived(project, SHOP, RecordKinds.DIARY, "tea", ref(source));
    MemoryStore elsewhere = InMemoryStore.create();
    AgentMemory later =
        TestMemory.over(home)
            .with(LayerKind.PROJECT, elsewhere)
            .bind(GLOBAL, ANA, Layer.project("b"));

    ForgetReceipt receipt = later.forget(Selector.id(source));

    assertThat(receipt.pending()).containsExactly(SHOP);
    assertThat(receipt.verified()).isFalse();
    assertThat(Planted.dump(project)).contains("tea");
    test.memory();
    assertThat(Planted.dump(project)).doesNotContain("tea");
    assertThat(orders(home)).isZero();
  }

  @Test
  void storeThatIsNewHereDoesWhatWasOrderedAboutAPersonBefore() {
    MemoryStore unknown = InMemoryStore.create();
    TestMemory there = TestMemory.over(InMemoryStore.create()).with(LayerKind.PROJECT, unknown);
    there.memory().as(Provenance.person("ana")).remember("Likes tea");
    fact(ana, Fact.draft("Likes cake").in(ANA));
    memory.forget(Selector.person("ana"));
    there.clock.advance(Duration.ofDays(1));
    there.memory().as(Provenance.person("ana")).remember("Likes rice");

    TestMemory.over(home).with(LayerKind.PROJECT, unknown).memory();

    assertThat(Planted.dump(unknown)).doesNotContain("tea").contains("rice");
  }

  @Test
  void orderHoldsNoText() {
    FactId source = fact(ana, Fact.draft("Likes tea").in(ANA));
    project.silent = true;

    memory.forget(Selector.person("ana"));

    assertThat(orders(home)).isOne();
    assertThat(Planted.dump(home)).contains(source.value()).doesNotContain("tea", "ana");
  }

  @Test
  void whatWasForgottenIsBuriedWhereItLay() {
    fact(ana, Fact.draft("Shop is small").in(SHOP));
    memory.forget(Selector.person("ana"));

    AgentMemory agent = memory.as(Provenance.assistant());
    assertThat(agent.remember("Shop is small").outcome()).isEqualTo(Outcome.BURIED);
  }

  @Test
  void nothingIsDoneWhereNoStoreAnswers() {
    FactId source = fact(ana, Fact.draft("Likes tea").in(ANA));
    home.silent = true;
    project.silent = true;

    assertThatThrownBy(() -> memory.forget(Selector.id(source)))
        .isInstanceOf(StoreUnavailableException.class);
  }
}
