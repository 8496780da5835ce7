package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.core.Step.Say;
import io.memory4j.testkit.InMemoryStore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A random run of remembering and forgetting agrees with a map, in one store and in two. */
class FactModelProperties {
  private static final List<Layer> SPECIFIC_FIRST = List.of(SHOP, ANA, GLOBAL);

  @Provide
  Arbitrary<List<Step>> steps() {
    return Arbitraries.oneOf(
            Step.says(SPECIFIC_FIRST).map(Step.Remember::new),
            Step.says(SPECIFIC_FIRST).map(Step.Remember::new),
            Arbitraries.integers().between(0, 9).map(Step.ForgetFact::new),
            Arbitraries.of("k1", "k2").map(Step.ForgetKey::new),
            Arbitraries.of(SPECIFIC_FIRST).map(Step.ForgetLayer::new))
        .list()
        .ofMaxSize(25)
        .map(List::copyOf);
  }

  @Property(tries = 150)
  void runAgreesWithAMap(@ForAll("steps") List<Step> steps, @ForAll boolean twoStores) {
    TestMemory test = TestMemory.create();
    if (twoStores) {
      test.with(LayerKind.PERSON, InMemoryStore.create());
    }
    Step.Walk walk = new Step.Walk(test.memory());
    Model model = new Model();
    for (Step step : steps) {
      walk.take(step);
      model.take(step);
      assertThat(walk.facts().stream().map(FactModelProperties::line).toList())
          .isEqualTo(model.lines());
      assertThat(walk.memory.find("k1").map(found -> line(found.fact())))
          .isEqualTo(model.winner("k1"));
    }
  }

  private static String line(Fact fact) {
    return line(fact.layer(), fact.key(), fact.content());
  }

  private static String line(Layer layer, Optional<String> key, String text) {
    return layer + "|" + key.orElse("") + "|" + text;
  }

  /** For each layer its statements, oldest first, by key or else by text. */
  private static final class Model {
    private final Map<Layer, List<Say>> layers =
        new TreeMap<>(Comparator.comparingInt(SPECIFIC_FIRST::indexOf));

    Model() {
      SPECIFIC_FIRST.forEach(layer -> layers.put(layer, new ArrayList<>()));
    }

    private List<Say> of(Layer layer) {
      return layers.getOrDefault(layer, new ArrayList<>());
    }

    void take(Step step) {
      if (step instanceof Step.Remember remember) {
        Say say = remember.say();
        of(say.layer()).removeIf(old -> isReplaced(old, say));
        of(say.layer()).add(say);
      } else if (step instanceof Step.ForgetFact forget) {
        List<Say> all = newestFirst();
        if (!all.isEmpty()) {
          Say gone = all.get(forget.nth() % all.size());
          of(gone.layer()).remove(gone);
        }
      } else if (step instanceof Step.ForgetKey forget) {
        holder(forget.key()).ifPresent(gone -> of(gone.layer()).remove(gone));
      } else if (step instanceof Step.ForgetLayer forget) {
        of(forget.layer()).clear();
      }
    }

    private static boolean isReplaced(Say old, Say say) {
      return old.key().equals(say.key())
          && (say.key().isPresent() || old.text().equals(say.text()));
    }

    private List<Say> newestFirst() {
      List<Say> all = new ArrayList<>();
      for (List<Say> layer : layers.values()) {
        for (int i = layer.size() - 1; i >= 0; i--) {
          all.add(layer.get(i));
        }
      }
      return all;
    }

    private Optional<Say> holder(String key) {
      return newestFirst().stream().filter(say -> say.key().equals(Optional.of(key))).findFirst();
    }

    List<String> lines() {
      return newestFirst().stream().map(say -> line(say.layer(), say.key(), say.text())).toList();
    }

    Optional<String> winner(String key) {
      return holder(key).map(say -> line(say.layer(), say.key(), say.text()));
    }
  }
}
