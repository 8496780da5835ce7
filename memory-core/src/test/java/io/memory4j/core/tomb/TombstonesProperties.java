package io.memory4j.core.tomb;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.store.MemoryStore;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.Samples;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Tombstones against a plain set of what is buried. */
class TombstonesProperties {
  private static final List<Layer> LAYERS =
      List.of(Layer.global(), Layer.project("a"), Layer.project("b"), Layer.person("a"));

  private static final List<String> TEXTS = List.of("one", "two", "three", "one ", "");

  /** What is done to one statement of one layer. */
  record Step(boolean bury, Layer layer, String text) {}

  @Provide
  Arbitrary<List<Step>> steps() {
    return Combinators.combine(
            Arbitraries.of(true, true, false), Arbitraries.of(LAYERS), Arbitraries.of(TEXTS))
        .as(Step::new)
        .list()
        .ofMaxSize(20);
  }

  @Property(tries = 100)
  void whatIsBuriedIsExactlyWhatWasAndWasNotLifted(
      @ForAll("steps") List<Step> steps, @ForAll Random random) {
    MemoryStore store = InMemoryStore.create();
    RecordIds ids = new RecordIds(random);
    Tombstones tombstones = new Tombstones(new RecordWriter(ids), ids);
    Set<List<Object>> buried = new HashSet<>();

    for (Step step : steps) {
      store.write(
          writer -> {
            if (step.bury()) {
              tombstones.bury(writer, step.layer(), Set.of(step.text()), Samples.START);
            } else {
              tombstones.lift(writer, step.layer(), step.text());
            }
            return null;
          });
      List<Object> statement = List.of(step.layer(), step.text());
      if (step.bury()) {
        buried.add(statement);
      } else {
        buried.remove(statement);
      }
    }

    for (Layer layer : LAYERS) {
      Set<String> found = store.read(reader -> Tombstones.buried(reader, layer, TEXTS));
      for (String text : TEXTS) {
        boolean expected = buried.contains(List.of(layer, text));
        assertThat(found.contains(text)).isEqualTo(expected);
        assertThat(store.<Boolean>read(reader -> tombstones.isBuried(reader, layer, text)))
            .isEqualTo(expected);
      }
    }
  }
}
