package io.memory4j.core.plan;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.render.FactLine;
import io.memory4j.core.text.Fingerprint;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.Section;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One fact on its way to a verdict; without a verdict there is no room for it. Candidates compare
 * by their place in the block. Not thread-safe.
 */
final class Candidate implements Comparable<Candidate> {
  private final int age;
  private final Layer layer;
  private final Fact fact;
  private final String line;
  private final int cost;
  private Reason reason = Reason.BUDGET;
  private @Nullable FactId because;

  /**
   * Makes a candidate.
   *
   * @param age how many candidates stand below it in the block if all are in
   * @param layer where it applies
   * @param fact the fact
   * @param budget measures its line
   */
  Candidate(int age, Layer layer, Fact fact, Budget budget) {
    this.age = age;
    this.layer = layer;
    this.fact = fact;
    this.line = FactLine.of(fact);
    this.cost = budget.measure(line);
  }

  void include() {
    reason = Reason.INCLUDED;
  }

  void omit(Reason why, @Nullable FactId other) {
    reason = why;
    because = other;
  }

  /** Returns what it says, for comparison with others. */
  String fingerprint() {
    return fact.key()
        .map(key -> Fingerprint.of(key, fact.content()))
        .orElseGet(() -> Fingerprint.of(fact.content()));
  }

  Entry entry() {
    String shown = isIncluded() ? line.substring(0, line.length() - 1) : "";
    Optional<FactId> other = Optional.ofNullable(because);
    return new Entry(Section.FACTS, layer, fact.id(), reason, other, cost, shown);
  }

  Layer layer() {
    return layer;
  }

  Fact fact() {
    return fact;
  }

  FactId id() {
    return fact.id();
  }

  /** Returns what its line takes of the budget, line end included. */
  int cost() {
    return cost;
  }

  boolean isIncluded() {
    return reason == Reason.INCLUDED;
  }

  @Override
  public int compareTo(Candidate other) {
    return Integer.compare(other.age, age);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Candidate that && age == that.age;
  }

  @Override
  public int hashCode() {
    return age;
  }
}
