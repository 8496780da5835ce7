package io.memory4j.core.plan;

import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.render.BlockText;
import io.memory4j.core.render.LayerHeading;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionPlan.Reason;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * The room that a section has, and what the facts included so far take of it, each first one of a
 * layer with its heading. Only what is included leaves a trace here. Not thread-safe.
 */
final class Room {
  private final Budget budget;
  private final long share;
  private final boolean measuresWhole;
  private final NavigableSet<Candidate> included = new TreeSet<>();
  private final Map<Layer, Integer> headings = new HashMap<>();
  private final Map<String, FactId> said = new HashMap<>();
  private long used;

  /**
   * Makes an empty room.
   *
   * @param budget measures headings
   * @param share how much there is
   * @param measuresWhole whether each inclusion must also leave the text as a whole within the
   *     budget
   */
  Room(Budget budget, long share, boolean measuresWhole) {
    this.budget = budget;
    this.share = share;
    this.measuresWhole = measuresWhole;
  }

  long share() {
    return share;
  }

  long used() {
    return used;
  }

  /**
   * Includes a candidate if it fits and nothing included says the same, else gives it a verdict.
   *
   * @param candidate the candidate
   * @param limit up to how much may be used with it
   * @return whether it is in
   */
  boolean offer(Candidate candidate, long limit) {
    long with = used + candidate.cost() + heading(candidate.layer());
    if (with > limit) {
      return false;
    }
    String statement = candidate.fingerprint();
    FactId same = said.get(statement);
    if (same != null) {
      candidate.omit(Reason.DUPLICATE_OF, same);
      return false;
    }
    if (!enter(candidate)) {
      return false;
    }
    used = with;
    headings.put(candidate.layer(), 0);
    said.put(statement, candidate.id());
    return true;
  }

  private boolean enter(Candidate candidate) {
    candidate.include();
    included.add(candidate);
    if (measuresWhole && !wholeFits()) {
      included.remove(candidate);
      candidate.omit(Reason.BUDGET, null);
    }
    return candidate.isIncluded();
  }

  /** Returns whether the text of what is included keeps to the budget. */
  boolean wholeFits() {
    return budget.fits(BlockText.of(included()));
  }

  /** Returns the entries in the block, in its order. */
  List<Entry> included() {
    return included.stream().map(Candidate::entry).toList();
  }

  /** What the layer's heading would take; nothing once it stands. */
  private int heading(Layer layer) {
    return headings.computeIfAbsent(
        layer, missing -> budget.measure(LayerHeading.of(missing) + "\n"));
  }
}
