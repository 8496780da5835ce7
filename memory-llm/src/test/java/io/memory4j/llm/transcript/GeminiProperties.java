package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn;
import io.memory4j.llm.transcript.Readings.Read;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** Messages that are written again, and rewinds, against a list that does the same. */
class GeminiProperties {
  /** What one line does to the conversation. */
  private record Step(String id, boolean rewinds, int version) {
    String line() {
      return rewinds
          ? "{\"$rewindTo\":\"" + id + "\"}"
          : GeminiTest.message(id, "user", text(), "");
    }

    String text() {
      return id + " in version " + version;
    }
  }

  @Provide
  Arbitrary<List<Step>> steps() {
    Arbitrary<Step> step =
        Combinators.combine(
                Arbitraries.of("a", "b", "c", "d", "e"),
                Arbitraries.frequency(Tuple.of(4, false), Tuple.of(1, true)),
                Arbitraries.integers().between(1, 99))
            .as(Step::new);
    return step.list().ofMaxSize(20);
  }

  private static List<String> expected(List<Step> steps) {
    Map<String, String> said = new LinkedHashMap<>();
    for (Step step : steps) {
      if (!step.rewinds()) {
        said.put(step.id(), step.text());
      } else if (said.containsKey(step.id())) {
        List<String> ids = new ArrayList<>(said.keySet());
        ids.subList(ids.indexOf(step.id()), ids.size()).forEach(said::remove);
      }
    }
    return List.copyOf(said.values());
  }

  @Property(tries = 150)
  void theLastVersionsStandWhereTheFirstStood(@ForAll("steps") List<Step> steps) {
    List<String> lines = new ArrayList<>(List.of(GeminiTest.head()));
    steps.forEach(step -> lines.add(step.line()));

    Read read = Readings.read("GeminiLines", Readings.bytes(lines));

    assertThat(read.turns()).extracting(Turn::text).isEqualTo(expected(steps));
  }

  @Property(tries = 50)
  void whatGrowsInBetweenIsToldInTheSameOrder(@ForAll("steps") List<Step> steps) {
    List<String> lines = new ArrayList<>(List.of("{\"$set\":{\"kind\":\"main\"}}"));
    steps.forEach(
        step -> {
          lines.add("{\"broken");
          lines.add(step.line());
        });

    Read read = Readings.read("GeminiLines", Readings.bytes(lines));

    assertThat(read.turns()).extracting(Turn::text).isEqualTo(expected(steps));
    assertThat(read.report().skippedLines()).isEqualTo(steps.size());
  }
}
