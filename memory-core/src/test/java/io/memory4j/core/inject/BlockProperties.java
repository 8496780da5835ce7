package io.memory4j.core.inject;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.testkit.InMemoryStore;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds of the blocks of any memories over one store. */
class BlockProperties {
  private static final List<String> NAMES =
      List.of("ana", "Ana", "an", "ana ", "\u00e4na", "a:na", "person:ana", "%", "_na", "bob");

  private static final InjectionRequest ALL = InjectionRequest.brain();

  private static Layer layer(Random random) {
    String name = NAMES.get(random.nextInt(NAMES.size()));
    return switch (random.nextInt(4)) {
      case 0 -> Layer.global();
      case 1 -> Layer.person(name);
      case 2 -> Layer.project(name);
      default -> Layer.agent(name);
    };
  }

  private static Layer[] stack(Random random) {
    return Stream.generate(() -> layer(random))
        .limit(1 + random.nextInt(3))
        .collect(
            Collectors.toMap(
                Layer::kind, it -> it, (one, other) -> one, () -> new EnumMap<>(LayerKind.class)))
        .values()
        .toArray(Layer[]::new);
  }

  @Property(tries = 60)
  void noBlockSaysWhatLiesInAnotherLayer(@ForAll long seed) {
    Random random = new Random(seed);
    Blocks blocks = new Blocks();
    for (int step = 0; step < 12; step++) {
      Layer written = layer(random);
      blocks.write(written, "mark <" + written.id() + "> number " + step);
      Layer[] stack = stack(random);

      String text = blocks.block(ALL.session("s" + random.nextInt(2)), stack).text();

      List<String> own = Arrays.stream(stack).map(it -> "mark \u2039" + it.id() + ">").toList();
      assertThat(text.lines().filter(line -> line.startsWith("- mark")))
          .allMatch(line -> own.stream().anyMatch(line::contains));
    }
  }

  @Property(tries = 10)
  void orderOfTheStoresAnswersDoesNotShow(@ForAll long seed) {
    Random random = new Random(seed);
    InMemoryStore store = InMemoryStore.create();
    Blocks plain = new Blocks(store);
    Blocks shuffled = new Blocks(ShuffledStore.over(store, random));
    Blocks unheld = new Blocks(ShuffledStore.over(store, random), 0);
    for (int step = 0; step < 20; step++) {
      Layer layer = random.nextBoolean() ? Blocks.SHOP : Layer.global();
      plain.write(layer, "fact " + step + " " + "x".repeat(random.nextInt(90)));
      if (random.nextInt(4) == 0) {
        String expected = plain.block(InjectionRequest.ofDefaults()).text();
        assertThat(shuffled.block(InjectionRequest.ofDefaults()).text()).isEqualTo(expected);
        assertThat(unheld.block(InjectionRequest.ofDefaults()).text()).isEqualTo(expected);
      }
    }
  }
}
