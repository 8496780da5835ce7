package io.memory4j.core.plan;

import io.memory4j.Layer;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.Section;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One text on its way to a verdict; without a verdict there is no room for it. Candidates compare
 * by their place in the block. Not thread-safe.
 */
abstract class Candidate implements Comparable<Candidate> {
  private final int place;
  private final Group group;
  private String line;
  private int cost;
  private Reason reason = Reason.BUDGET;
  private @Nullable String because;

  /**
   * Makes a candidate.
   *
   * @param place where it stands among all candidates of the block
   * @param group what it stands with
   * @param line its line or lines, line end included
   */
  Candidate(int place, Group group, String line) {
    this.place = place;
    this.group = group;
    this.line = line;
    this.cost = group.purse().measure(line);
  }

  abstract Section section();

  abstract Optional<Layer> layer();

  abstract String id();

  /** Returns what it says, for comparison with others. */
  abstract String fingerprint();

  /**
   * Shortens it to what fits, if it may be cut.
   *
   * @param maxCost the most it may take
   * @return whether it now takes no more
   */
  boolean cutTo(long maxCost) {
    return false;
  }

  final void include() {
    reason = Reason.INCLUDED;
  }

  final void omit(Reason why, @Nullable String other) {
    reason = why;
    because = other;
  }

  /** Puts less of it in than there is. */
  final void shorten(String begin) {
    line = begin;
    cost = group.purse().measure(begin);
  }

  final Entry entry() {
    Reason verdict = reason == Reason.INCLUDED && isCut() ? Reason.CUT : reason;
    String shown = isIncluded() ? line.substring(0, line.length() - 1) : "";
    Optional<String> other = Optional.ofNullable(because);
    return new Entry(section(), layer(), id(), verdict, other, cost, group.heading(), shown);
  }

  /** Returns whether only its beginning is left. */
  boolean isCut() {
    return false;
  }

  final Group group() {
    return group;
  }

  /** Returns what its line takes of its budget, line end included. */
  final int cost() {
    return cost;
  }

  final boolean isIncluded() {
    return reason == Reason.INCLUDED;
  }

  /** Returns whether there may still be room for it. */
  final boolean isWaiting() {
    return reason == Reason.BUDGET;
  }

  @Override
  public final int compareTo(Candidate other) {
    return Integer.compare(place, other.place);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof Candidate that && place == that.place;
  }

  @Override
  public final int hashCode() {
    return place;
  }
}
