package io.memory4j.core.history;

import io.memory4j.core.history.Spot.Strand;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What turns are worth beyond their own words. A turn gains from those beside it, as an answer
 * often lacks the question's words; the more, the more different words of the question stand in
 * them together, since a single rare word counts for too much; from being said by the one person
 * whom the question names; and from its session, if that holds several good turns. Weights are
 * those of experiments on conversations, where the best ones lie on a flat top. Immutable and
 * thread-safe.
 */
final class TurnScores {
  /** How many turns before and after count. */
  static final int REACH = 2;

  private static final double[] BEFORE = {0.5, 0.2};
  private static final double[] AFTER = {0.3, 0.1};
  private static final double COVERAGE = 4;
  private static final double SPEAKER = 1.7;
  private static final double SESSION = 0.2;
  private static final int BEST_OF_SESSION = 3;

  private final Map<Spot, Match> matches;
  private final int terms;

  /**
   * What matches in one turn.
   *
   * @param score what it is worth by its words, 0 or more
   * @param found the words of the question that stand in it
   */
  record Match(double score, Set<String> found) {
    static final Match NONE = new Match(0, Set.of());
  }

  /**
   * Weighs turns.
   *
   * @param matches what matches in the turns in which something does
   * @param terms how many words the question has, 1 or more
   */
  TurnScores(Map<Spot, Match> matches, int terms) {
    this.matches = Map.copyOf(matches);
    this.terms = terms;
  }

  /**
   * {@return what some turns are worth, the best of them 1}
   *
   * @param turns those that are judged
   * @param named those that the person said whom the question names
   */
  Map<Spot, Double> of(Set<Spot> turns, Set<Spot> named) {
    Map<Spot, Double> scores = new LinkedHashMap<>();
    for (Spot turn : turns) {
      scores.put(turn, withNeighbours(turn) * (named.contains(turn) ? SPEAKER : 1));
    }
    Map<Strand, Double> sessions = sessions(scores);
    scores.replaceAll((turn, score) -> score + SESSION * sessions.getOrDefault(turn.strand(), 0.0));
    double best = scores.values().stream().mapToDouble(Double::doubleValue).max().orElse(1);
    scores.replaceAll((turn, score) -> best > 0 ? score / best : 1);
    return scores;
  }

  private double withNeighbours(Spot turn) {
    Set<String> found = new HashSet<>(match(turn).found());
    double score = match(turn).score();
    for (int i = 1; i <= REACH; i++) {
      Match before = match(turn.plus(-i));
      Match after = match(turn.plus(i));
      score += BEFORE[i - 1] * before.score() + AFTER[i - 1] * after.score();
      found.addAll(before.found());
      found.addAll(after.found());
    }
    return score * (1 + COVERAGE * found.size() / terms);
  }

  private Match match(Spot turn) {
    return matches.getOrDefault(turn, Match.NONE);
  }

  private static Map<Strand, Double> sessions(Map<Spot, Double> scores) {
    Map<Strand, List<Double>> all = new HashMap<>();
    scores.forEach(
        (turn, score) -> all.computeIfAbsent(turn.strand(), one -> new ArrayList<>()).add(score));
    Map<Strand, Double> means = new HashMap<>();
    all.forEach((strand, list) -> means.put(strand, meanOfBest(list)));
    return means;
  }

  private static double meanOfBest(List<Double> scores) {
    scores.sort(Comparator.reverseOrder());
    return scores.stream().limit(BEST_OF_SESSION).mapToDouble(Double::doubleValue).sum()
        / BEST_OF_SESSION;
  }
}
