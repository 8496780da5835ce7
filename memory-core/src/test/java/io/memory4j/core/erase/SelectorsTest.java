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
import io.memory4j.AuthorRole;
import io.memory4j.Fact;
import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.ListQuery;
import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Selector;
import io.memory4j.core.TestMemory;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SelectorsTest {
  private final TestMemory test = TestMemory.create();
  private final AgentMemory memory = test.memory();
  private final AgentMemory ana = memory.as(Provenance.person("ana"));
  private final Planted planted = new Planted();

  private static Provenance assistantIn(String session) {
    return Provenance.assistant().toBuilder().session(session).build();
  }

  @Test
  void personGoesFromTheirLayerAndWhereverTheySpoke() { // bug E2
    memory.remember(Fact.draft("Likes tea").in(ANA));
    fact(ana, Fact.draft("Shop runs on Kubernetes").in(SHOP));
    memory.remember(Fact.draft("Shop has two shards").in(SHOP));
    AgentMemory bob = test.bind(Layer.person("bob")).as(Provenance.person("bob"));
    bob.remember("Likes coffee");

    ForgetReceipt receipt = memory.forget(Selector.person("ana"));

    assertThat(receipt.deleted()).isEqualTo(Map.of("FACT", 2L));
    assertThat(receipt.layers()).containsExactlyInAnyOrder(ANA, SHOP);
    assertThat(receipt.verified()).isTrue();
    assertThat(memory.list(ListQuery.all()))
        .extracting(Fact::content)
        .containsExactly("Shop has two shards");
    assertThat(bob.list(ListQuery.all())).hasSize(1);
    assertThat(Planted.dump(test.store)).doesNotContain("tea", "Kubernetes", "ana");
  }

  @Test
  void personOfAnotherStackIsOutOfReach() {
    test.bind(Layer.person("bob")).remember("Likes coffee");

    assertThatThrownBy(() -> memory.forget(Selector.person("bob")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> memory.wouldForget(Selector.person("bob")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Selector.person(" ")).isInstanceOf(RejectedException.class);
    assertThat(Planted.dump(test.store)).contains("coffee");
  }

  @Test
  void textMadeFromAPersonAloneGoesAndOneMadeFromTwoIsBlanked() {
    Ref ofAna = Ref.person("ana");
    Ref alone = planted.derived(test.store, SHOP, RecordKinds.SUMMARY, "about her", ofAna);
    Ref both =
        planted.derived(
            test.store, SHOP, RecordKinds.SUMMARY, "about two", ofAna, Ref.person("bob"));

    ForgetReceipt receipt = memory.forget(Selector.person("ana"));

    assertThat(receipt.deleted()).isEqualTo(Map.of("SUMMARY", 1L));
    assertThat(receipt.blanked()).isEqualTo(Map.of("SUMMARY", 1L));
    assertThat(isGone(test.store, alone)).isTrue();
    assertThat(Planted.find(test.store, both).body().status()).isEqualTo(RecordStatus.HUSK);
  }

  @Test
  void sessionGoesWithWhatWasSaidInItAndMadeFromIt() {
    AgentMemory inS1 = memory.as(assistantIn("s1"));
    inS1.remember("The build needs Java 17");
    memory
        .as(Provenance.builder(AuthorRole.PERSON).session("s1").build())
        .remember("Deploy on Mondays");
    memory.as(assistantIn("s2")).remember("Tests run in parallel");
    Ref diary = planted.derived(test.store, SHOP, RecordKinds.DIARY, "a day", Ref.episode("s1"));

    ForgetReceipt receipt = memory.forget(Selector.episode("s1"));

    assertThat(receipt.deleted()).isEqualTo(Map.of("DIARY", 1L, "FACT", 2L));
    assertThat(isGone(test.store, diary)).isTrue();
    assertThat(memory.list(ListQuery.all()))
        .extracting(Fact::content)
        .containsExactly("Tests run in parallel");
  }

  @Test
  void sessionReachesTheLayersOfTheMemoryAndNoOthers() {
    Layer other = Layer.project("other");
    Ref there = planted.derived(test.store, other, RecordKinds.DIARY, "there", Ref.episode("s1"));

    assertThat(memory.forget(Selector.episode("s1")).total()).isZero();
    assertThat(isGone(test.store, there)).isFalse();
  }

  @Test
  void forgottenSessionThatIsReadAgainBringsNothingBack() {
    Instant said = test.clock.instant();
    Fact.Draft draft = Fact.draft("Deploy on Mondays").takenFrom("s1").observedAt(said);
    Provenance person = Provenance.builder(AuthorRole.PERSON).session("s1").build();
    memory.remember(draft.by(person));
    test.clock.advance(Duration.ofDays(1));
    memory.forget(Selector.episode("s1"));

    assertThat(memory.remember(draft.by(person)).outcome()).isEqualTo(Outcome.BURIED);
    assertThat(memory.remember(draft.by(assistantIn("s1"))).outcome()).isEqualTo(Outcome.BURIED);
    Fact.Draft other = Fact.draft("In other words").takenFrom("s1").observedAt(said);
    assertThat(memory.remember(other.by(assistantIn("s1"))).outcome()).isEqualTo(Outcome.BURIED);
    assertThat(memory.as(person).remember("Deploy on Mondays").outcome()).isEqualTo(Outcome.NEW);
  }

  @Test
  void dryRunTellsTheSameAndChangesNothing() {
    memory.remember(Fact.draft("general").key("k").in(GLOBAL));
    Ref source = ref(fact(ana, Fact.draft("special").key("k").in(ANA)));
    planted.derived(test.store, SHOP, RecordKinds.SUMMARY, "both", source, Ref.episode("s"));
    String before = Planted.dump(test.store);

    ForgetReceipt would = memory.wouldForget(Selector.person("ana"));

    assertThat(Planted.dump(test.store)).isEqualTo(before);
    ForgetReceipt did = memory.forget(Selector.person("ana"));
    assertThat(would)
        .isEqualTo(
            new ForgetReceipt(
                did.deleted(),
                did.blanked(),
                did.layers(),
                did.visibleAgain(),
                false,
                did.pending(),
                did.notCovered()));
    assertThat(did.visibleAgain()).contains(GLOBAL);
    assertThat(did.verified()).isTrue();
  }

  @Test
  void receiptNamesTheBackupsItDoesNotCover() {
    memory.remember("Use tabs");

    assertThat(memory.forget(Selector.layer(SHOP)).notCovered())
        .singleElement()
        .asString()
        .contains("Backups", test.store.storeId())
        .doesNotContain("tabs");
  }
}
