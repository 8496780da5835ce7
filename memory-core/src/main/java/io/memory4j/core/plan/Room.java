package io.memory4j.core.plan;

import io.memory4j.core.render.BlockText;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionPlan.Reason;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * The room that a block has, and what is put in so far, each first one of a group with its heading.
 * Only what is put in leaves a trace here. Not thread-safe.
 */
final class Room {
  private final Purse shared;
  private final boolean measuresWhole;
  private final NavigableSet<Candidate> included = new TreeSet<>();
  private final Map<String, String> said = new HashMap<>();

  /**
   * Makes an empty room.
   *
   * @param shared the budget of all that has none of its own; what the frame takes is taken
   * @param measuresWhole whether each inclusion must also leave the text as a whole within its
   *     budget
   */
  Room(Purse shared, boolean measuresWhole) {
    this.shared = shared;
    this.measuresWhole = measuresWhole;
  }

  /** Returns what is taken of the shared budget. */
  long used() {
    return shared.used();
  }

  /** Returns all there is of the shared budget. */
  long end() {
    return shared.end();
  }

  /**
   * Puts a candidate in if it fits and nothing that is in says the same, else gives it a verdict.
   *
   * @param candidate the candidate
   * @param limit up to how much of the shared budget may be used with it
   * @return whether it is in
   */
  boolean offer(Candidate candidate, long limit) {
    Group group = candidate.group();
    Purse purse = group.purse();
    long left = (purse == shared ? limit : purse.end()) - purse.used() - group.missing();
    if (candidate.cost() > left && !candidate.cutTo(left)) {
      return false;
    }
    String statement = candidate.fingerprint();
    String same = said.get(statement);
    if (same != null) {
      candidate.omit(Reason.DUPLICATE_OF, same);
      return false;
    }
    if (!enter(candidate)) {
      return false;
    }
    purse.take(group.missing() + candidate.cost());
    group.open();
    said.put(statement, candidate.id());
    return true;
  }

  private boolean enter(Candidate candidate) {
    candidate.include();
    included.add(candidate);
    if (measuresWhole && !wholeFits(candidate.group().purse())) {
      included.remove(candidate);
      candidate.omit(Reason.BUDGET, null);
    }
    return candidate.isIncluded();
  }

  /** Returns whether the text of what is put in keeps to all budgets. */
  boolean wholeFits() {
    return included.stream()
        .map(candidate -> candidate.group().purse())
        .distinct()
        .allMatch(this::wholeFits);
  }

  private boolean wholeFits(Purse purse) {
    List<Entry> entries =
        included.stream()
            .filter(candidate -> candidate.group().purse() == purse)
            .map(Candidate::entry)
            .toList();
    String text = purse == shared ? BlockText.of(entries) : BlockText.lines(entries);
    return purse.fits(text);
  }

  /** Returns the entries in the block, in its order. */
  List<Entry> included() {
    return included.stream().map(Candidate::entry).toList();
  }
}
