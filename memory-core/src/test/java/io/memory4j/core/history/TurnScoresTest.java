package io.memory4j.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.core.history.Spot.Strand;
import io.memory4j.core.history.TurnScores.Match;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class TurnScoresTest {
  private static final Offset<Double> CLOSE = Offset.offset(1e-9);
  private static final Offset<Double> CLOSE_TO_SESSION = Offset.offset(0.05);
  private static final Strand ONE = new Strand(Layer.global(), "s1", "s1");
  private static final Strand TWO = new Strand(Layer.global(), "s2", "s2");

  private static Spot at(long number) {
    return new Spot(ONE, number);
  }

  private static TurnScores scores(Map<Spot, Double> words) {
    Map<Spot, Match> matches = new HashMap<>();
    words.forEach((turn, score) -> matches.put(turn, new Match(score, Set.of())));
    return new TurnScores(matches, 1);
  }

  @Test
  void turnGainsMostFromTheOneBefore() {
    Map<Spot, Double> scores =
        scores(Map.of(at(5), 1.0)).of(Set.of(at(3), at(4), at(5), at(6), at(7), at(8)), Set.of());

    double session = 0.2 * (1 + 0.5 + 0.3) / 3;
    double best = 1 + session;
    assertThat(scores.get(at(5))).isEqualTo(1);
    assertThat(scores.get(at(6))).isCloseTo((0.5 + session) / best, CLOSE);
    assertThat(scores.get(at(4))).isCloseTo((0.3 + session) / best, CLOSE);
    assertThat(scores.get(at(7))).isCloseTo((0.2 + session) / best, CLOSE);
    assertThat(scores.get(at(3))).isCloseTo((0.1 + session) / best, CLOSE);
    assertThat(scores.get(at(8))).isCloseTo(session / best, CLOSE);
  }

  @Test
  void otherSessionsAreNoNeighbours() {
    Spot other = new Spot(TWO, 6);

    Map<Spot, Double> scores = scores(Map.of(at(5), 1.0)).of(Set.of(at(5), other), Set.of());

    assertThat(scores.get(other)).isZero();
  }

  @Test
  void whoIsNamedGains() {
    Map<Spot, Double> scores =
        scores(Map.of(at(1), 1.0, at(9), 1.0)).of(Set.of(at(1), at(9)), Set.of(at(9)));

    assertThat(scores.get(at(9))).isEqualTo(1);
    assertThat(scores.get(at(1))).isLessThan(0.7);
  }

  @Test
  void moreOfTheQuestionTogetherIsWorthMore() {
    Map<Spot, Match> matches =
        Map.of(
            at(1),
            new Match(1, Set.of("gateway")),
            at(2),
            new Match(1, Set.of("timeout")),
            new Spot(TWO, 1),
            new Match(1, Set.of("gateway")),
            new Spot(TWO, 2),
            new Match(1, Set.of("gateway")));

    Map<Spot, Double> scores = new TurnScores(matches, 2).of(matches.keySet(), Set.of());

    assertThat(scores.get(at(2))).isEqualTo(1);
    assertThat(scores.get(new Spot(TWO, 2))).isCloseTo(3 / 5.0, CLOSE_TO_SESSION);
  }

  @Test
  void wordsThatAreWorthNothingMakeNoDifference() {
    assertThat(scores(Map.of(at(1), 0.0)).of(Set.of(at(1)), Set.of())).containsEntry(at(1), 1.0);
    assertThat(scores(Map.of()).of(Set.of(), Set.of())).isEmpty();
  }
}
