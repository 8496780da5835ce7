package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.ConflictException;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.LayerKind;
import io.memory4j.ListQuery;
import io.memory4j.Receipt;
import io.memory4j.RejectedException;
import io.memory4j.Remembered;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Selector;
import io.memory4j.testkit.InMemoryStore;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplaceAndUndoTest {
  private final TestMemory test = TestMemory.create();
  private final AgentMemory memory = test.memory();

  private FactId remember(String statement) {
    return memory.remember(statement).fact().orElseThrow().id();
  }

  private List<String> contents() {
    return memory.list(ListQuery.all()).stream().map(Fact::content).toList();
  }

  @Test
  void mergeClosesTheOldOnesAndLinksThem() {
    FactId one = remember("Uses Maven");
    FactId two = remember("Maven is 3.9");

    List<Remembered> merged =
        memory.replace(List.of(one, two), List.of(Fact.draft("Uses Maven 3.9")));

    assertThat(merged).extracting(Remembered::outcome).containsExactly(Outcome.REPLACED);
    assertThat(contents()).containsExactly("Uses Maven 3.9");
    assertThat(memory.history(merged.get(0).fact().orElseThrow().id())).hasSize(3);
  }

  @Test
  void manyForManyAreNoVersionsOfEachOther() {
    FactId one = remember("a");
    FactId two = remember("b");

    List<Remembered> replaced =
        memory.replace(List.of(one, two), List.of(Fact.draft("c"), Fact.draft("d")));

    assertThat(replaced).extracting(Remembered::outcome).containsOnly(Outcome.NEW);
    assertThat(contents()).containsExactly("d", "c");
    assertThat(memory.history(one)).hasSize(1);
  }

  @Test
  void refusedStatementChangesNothing() {
    FactId one = remember("a");
    List<Fact.Draft> drafts = List.of(Fact.draft("b"), Fact.draft(" "));

    assertThatThrownBy(() -> memory.replace(List.of(one), drafts))
        .isInstanceOf(RejectedException.class);
    assertThat(contents()).containsExactly("a");
  }

  @Test
  void replacingTwiceIsReplacingOnce() {
    FactId one = remember("a");
    memory.replace(List.of(one), List.of(Fact.draft("b")));

    List<Remembered> again = memory.replace(List.of(one), List.of(Fact.draft("b")));

    assertThat(again).extracting(Remembered::outcome).containsExactly(Outcome.SEEN);
    assertThat(contents()).containsExactly("b");
  }

  @Test
  void replacingAFactByItselfKeepsIt() {
    FactId one = remember("a");

    memory.replace(List.of(one), List.of(Fact.draft("a")));

    assertThat(contents()).containsExactly("a");
  }

  @Test
  void unknownAndForeignIdsArePassedOver() {
    FactId foreign = test.bind(ANA).remember("of ana").fact().orElseThrow().id();

    test.bind(GLOBAL, SHOP)
        .replace(List.of(foreign, new FactId("f000000000000")), List.of(Fact.draft("b")));

    assertThat(test.bind(ANA).list(ListQuery.all())).hasSize(1);
  }

  @Test
  void layersOfTwoStoresAreRefused() {
    AgentMemory two = test.with(LayerKind.PERSON, InMemoryStore.create()).memory();
    FactId person = two.remember(Fact.draft("a").in(ANA)).fact().orElseThrow().id();

    assertThatThrownBy(() -> two.replace(List.of(person), List.of(Fact.draft("b").in(SHOP))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(two.list(ListQuery.all())).hasSize(1);
  }

  @Test
  void undoOfANewFactTakesItAway() {
    Receipt receipt = memory.remember("a").receipt().orElseThrow();

    Remembered undone = memory.undo(receipt);

    assertThat(undone.outcome()).isEqualTo(Outcome.REPLACED);
    assertThat(undone.fact()).isEmpty();
    assertThat(contents()).isEmpty();
    assertThat(memory.find(receipt.created().get(0)).orElseThrow().state())
        .isEqualTo(Fact.State.SUPERSEDED);
  }

  @Test
  void undoOfAReplacementStatesTheOldOneAnew() {
    FactId old = memory.remember(Fact.draft("A").key("k").tag("t")).fact().orElseThrow().id();
    Receipt receipt = memory.remember(Fact.draft("B").key("k")).receipt().orElseThrow();

    Fact restored = memory.undo(receipt).fact().orElseThrow();

    assertThat(restored.content()).isEqualTo("A");
    assertThat(restored.tags()).containsExactly("t");
    assertThat(restored.id()).isNotEqualTo(old);
    assertThat(memory.history(old)).extracting(Fact::content).containsExactly("A", "B", "A");
  }

  @Test
  void undoingTwiceChangesNothingMore() {
    memory.remember(Fact.draft("A").key("k"));
    Receipt receipt = memory.remember(Fact.draft("B").key("k")).receipt().orElseThrow();
    memory.undo(receipt);

    assertThat(memory.undo(receipt).outcome()).isEqualTo(Outcome.SEEN);
    assertThat(contents()).containsExactly("A");
  }

  @Test
  void undoingAnUndoingBringsTheChangeBack() {
    memory.remember(Fact.draft("A").key("k"));
    Receipt receipt = memory.remember(Fact.draft("B").key("k")).receipt().orElseThrow();
    Receipt back = memory.undo(receipt).receipt().orElseThrow();

    assertThat(memory.undo(back).fact().orElseThrow().content()).isEqualTo("B");
    assertThat(contents()).containsExactly("B");
  }

  @Test
  void undoOfAChangeThatWasChangedSinceConflicts() {
    memory.remember(Fact.draft("A").key("k"));
    Receipt receipt = memory.remember(Fact.draft("B").key("k")).receipt().orElseThrow();
    memory.remember(Fact.draft("C").key("k"));

    assertThatThrownBy(() -> memory.undo(receipt))
        .isInstanceOf(ConflictException.class)
        .hasMessageContaining(receipt.created().get(0).value());
    assertThat(contents()).containsExactly("C");
  }

  @Test
  void undoDoesNotBringForgottenTextBack() {
    FactId old = remember("A");
    Receipt receipt =
        memory.replace(List.of(old), List.of(Fact.draft("B"))).get(0).receipt().orElseThrow();
    memory.forget(Selector.id(old));

    assertThatThrownBy(() -> memory.undo(receipt)).isInstanceOf(ConflictException.class);
  }

  @Test
  void receiptOfAnotherMemoryReachesNothing() {
    Receipt receipt = test.bind(ANA).remember("of ana").receipt().orElseThrow();
    AgentMemory other = TestMemory.create().memory();

    assertThatThrownBy(() -> test.bind(SHOP).undo(receipt)).isInstanceOf(ConflictException.class);
    assertThatThrownBy(() -> other.undo(receipt)).isInstanceOf(IllegalArgumentException.class);
    assertThat(test.bind(ANA).list(ListQuery.all())).hasSize(1);
  }

  @Test
  void emptyReceiptUndoesNothing() {
    Receipt empty = new Receipt(test.store.storeId(), List.of(), List.of(), 0);

    assertThat(memory.undo(empty).outcome()).isEqualTo(Outcome.SEEN);
  }

  @Test
  void twoVersionsOfOneKeyInOneReplacementAreTakenBackTogether() {
    List<Remembered> both =
        memory.replace(List.of(), List.of(Fact.draft("A").key("k"), Fact.draft("B").key("k")));

    memory.undo(both.get(1).receipt().orElseThrow());

    assertThat(contents()).isEmpty();
    assertThat(memory.undo(both.get(0).receipt().orElseThrow()).outcome()).isEqualTo(Outcome.SEEN);
  }
}
