package io.memory4j.core;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.ListQuery;
import io.memory4j.Receipt;
import io.memory4j.Remembered;
import io.memory4j.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** One step of a random run over a memory. Few texts and keys, so that steps meet. */
sealed interface Step {
  record Remember(Say say) implements Step {}

  record Replace(List<Integer> close, List<Say> say) implements Step {}

  record ForgetFact(int nth) implements Step {}

  record ForgetKey(String key) implements Step {}

  record ForgetLayer(Layer layer) implements Step {}

  record UndoLast() implements Step {}

  /** A statement. */
  record Say(Layer layer, Optional<String> key, String text, Set<String> tags) {
    Fact.Draft draft() {
      Fact.Draft draft = Fact.draft(text).in(layer);
      draft = key.isPresent() ? draft.key(key.get()) : draft;
      for (String tag : tags) {
        draft = draft.tag(tag);
      }
      return draft;
    }
  }

  static Arbitrary<Say> says(List<Layer> layers) {
    return Combinators.combine(
            Arbitraries.of(layers),
            Arbitraries.of("k1", "k2").optional(0.5),
            Arbitraries.of("tea", "no tea", "milk", "Use tabs", "使用制表符"),
            Arbitraries.of("x", "y").set().ofMaxSize(2))
        .as(Say::new);
  }

  static Arbitrary<Step> changes(List<Layer> layers) {
    Arbitrary<Step> remember = says(layers).map(Remember::new);
    Arbitrary<Step> replace =
        Combinators.combine(
                Arbitraries.integers().between(0, 9).list().ofMaxSize(3),
                says(layers).list().ofMinSize(1).ofMaxSize(3))
            .as(Replace::new);
    return Arbitraries.oneOf(remember, replace);
  }

  static Arbitrary<Step> any(List<Layer> layers) {
    return Arbitraries.frequencyOf(
        Tuple.of(6, changes(layers)),
        Tuple.of(1, Arbitraries.integers().between(0, 9).map(ForgetFact::new)),
        Tuple.of(1, Arbitraries.of("k1", "k2").map(ForgetKey::new)),
        Tuple.of(1, Arbitraries.of(layers).map(ForgetLayer::new)),
        Tuple.of(2, Arbitraries.just(new UndoLast())));
  }

  /** Takes steps and keeps the receipts that were not used. */
  final class Walk {
    final AgentMemory memory;
    final List<Receipt> receipts = new ArrayList<>();

    Walk(AgentMemory memory) {
      this.memory = memory;
    }

    /** {@return the facts that stand, in the memory's order} */
    List<Fact> facts() {
      return memory.list(ListQuery.all().limit(1_000));
    }

    private Optional<FactId> nth(int n) {
      List<Fact> facts = facts();
      return facts.isEmpty() ? Optional.empty() : Optional.of(facts.get(n % facts.size()).id());
    }

    void take(Step step) {
      if (step instanceof Remember remember) {
        keep(memory.remember(remember.say().draft()));
      } else if (step instanceof Replace replace) {
        List<FactId> close = replace.close().stream().flatMap(n -> nth(n).stream()).toList();
        List<Remembered> all =
            memory.replace(close, replace.say().stream().map(Say::draft).toList());
        keep(all.get(0));
      } else {
        takeBack(step);
      }
    }

    private void takeBack(Step step) {
      if (step instanceof ForgetFact forget) {
        nth(forget.nth()).ifPresent(id -> memory.forget(Selector.id(id)));
        receipts.clear();
      } else if (step instanceof ForgetKey forget) {
        memory.forget(Selector.key(forget.key()));
        receipts.clear();
      } else if (step instanceof ForgetLayer forget) {
        memory.forget(Selector.layer(forget.layer()));
        receipts.clear();
      } else if (!receipts.isEmpty()) {
        memory.undo(receipts.remove(receipts.size() - 1));
      }
    }

    private void keep(Remembered remembered) {
      remembered.receipt().ifPresent(receipts::add);
    }
  }
}
