package io.memory4j.examples.benchmarks.recall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RankingTest {
  private final Ranking ranking = new Ranking(Set.of("a", "b"), List.of("x", "a", "y", "b"));

  @Test
  void recallIsTheShareOfTheRightOnesAmongTheFirst() {
    assertThat(ranking.recall(1)).isZero();
    assertThat(ranking.recall(3)).isEqualTo(0.5);
    assertThat(ranking.recall(10)).isEqualTo(1);
  }

  @Test
  void reciprocalRankIsThatOfTheFirstHit() {
    assertThat(ranking.reciprocalRank()).isEqualTo(0.5);
    assertThat(new Ranking(Set.of("z"), List.of("x")).reciprocalRank()).isZero();
  }

  @Test
  void gainIsAShareOfTheBestOrder() {
    double best = 1 + Math.log(2) / Math.log(3);
    double gained = Math.log(2) / Math.log(3) + Math.log(2) / Math.log(5);

    assertThat(ranking.gain(10)).isCloseTo(gained / best, within(1e-9));
    assertThat(new Ranking(Set.of("a"), List.of("a")).gain(10)).isEqualTo(1);
  }
}
