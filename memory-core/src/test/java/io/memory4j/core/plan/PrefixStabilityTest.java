package io.memory4j.core.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.core.render.LayerHeading;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrefixStabilityTest {
  private static final int WRITES = 1_000;
  private static final int WINDOW = 100;

  private final Deque<Fact> newestFirst = new ArrayDeque<>();
  private final List<Fact> ofThePerson = Memories.randomFacts(40, 7, Memories.PERSON);

  private String blockAfter(Fact written, boolean person) {
    newestFirst.addFirst(written);
    if (newestFirst.size() > WINDOW) {
      newestFirst.removeLast();
    }
    LayerCandidates project = LayerCandidates.of(Memories.PROJECT, List.copyOf(newestFirst));
    LayerCandidates above = LayerCandidates.of(Memories.PERSON, person ? ofThePerson : List.of());
    InjectionBlock block = Memories.block(List.of(project, above), InjectionRequest.ofDefaults());
    return block.text();
  }

  private static boolean keepsThreeQuarters(String before, String after) {
    byte[] old = before.getBytes(StandardCharsets.UTF_8);
    int same = Arrays.mismatch(old, after.getBytes(StandardCharsets.UTF_8));
    return 4 * same >= 3 * old.length;
  }

  private String fill(Random random, boolean person) {
    String block = "";
    for (int i = 0; i < 100; i++) {
      block = blockAfter(Memories.randomFact(random, Memories.PROJECT), person);
    }
    return block;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void mostNewFactsLeaveThreeQuartersOfAFullBlockAsTheyWere(long seed) {
    Random random = new Random(seed);
    String before = fill(random, false);
    int kept = 0;

    for (int i = 0; i < WRITES; i++) {
      String after = blockAfter(Memories.randomFact(random, Memories.PROJECT), false);
      kept += keepsThreeQuarters(before, after) ? 1 : 0;
      before = after;
    }

    System.out.println("three quarters of the bytes kept by " + kept + " of 1,000, seed " + seed);
    assertThat(kept).isGreaterThanOrEqualTo(WRITES * 70 / 100);
  }

  @Test
  void noNewFactOfTheProjectMovesWhatIsKnownOfThePerson() {
    Random random = new Random(1);
    String heading = LayerHeading.of(Memories.PROJECT);
    String before = fill(random, true);
    String above = before.substring(0, before.indexOf(heading));

    assertThat(above).hasSizeGreaterThan(900);
    for (int i = 0; i < WRITES / 4; i++) {
      assertThat(blockAfter(Memories.randomFact(random, Memories.PROJECT), true)).startsWith(above);
    }
  }
}
