package io.memory4j.examples.benchmarks.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.Head;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleFactsTest {
  private static final int MANY = 20_000;
  private final SampleFacts facts = new SampleFacts(4);

  @Test
  void aFactIsTheSameInEveryRun() {
    assertThat(facts.record(7).body()).isEqualTo(new SampleFacts(4).record(7).body());
    assertThat(SampleFacts.id(7)).isEqualTo(SampleFacts.id(7)).isNotEqualTo(SampleFacts.id(8));
  }

  @Test
  void idsAndWordsDiffer() {
    assertThat(IntStream.range(0, MANY).mapToObj(SampleFacts::id).distinct()).hasSize(MANY);
    assertThat(IntStream.range(0, Vocabulary.WORDS).mapToObj(Vocabulary::word).distinct())
        .hasSize(Vocabulary.WORDS)
        .allMatch(word -> word.length() == 6);
  }

  @Test
  void commonWordsStandInMoreFactsThanRareOnes() {
    assertThat(share(20)).isBetween(0.03, 0.2).isGreaterThan(10 * share(2_000));
  }

  private static double share(int rank) {
    String word = Vocabulary.word(rank);
    return IntStream.range(0, MANY).filter(i -> SampleFacts.content(i).contains(word)).count()
        / (double) MANY;
  }

  @Test
  void oneWordStandsInTenFacts() {
    assertThat(
            IntStream.range(0, MANY)
                .filter(i -> SampleFacts.content(i).contains(SampleFacts.SELDOM)))
        .hasSize(SampleFacts.SELDOM_FACTS);
  }

  @Test
  void aStoreHoldsTheFactsThatWereAskedFor(@TempDir Path folder) throws Exception {
    Path root = SampleStore.of(folder, "store", facts, 10);

    try (SqliteMemoryStore store = SqliteMemoryStore.open(root)) {
      Head head = store.read(reader -> reader.head(Set.of(facts.layer(0)), Set.of()));
      assertThat(head.records()).isEqualTo(3);
      assertThat(
              IntStream.range(0, 10)
                  .filter(i -> store.read(r -> r.find(SampleFacts.id(i)).isPresent()))
                  .boxed()
                  .collect(Collectors.toSet()))
          .hasSize(10);
    }
  }
}
