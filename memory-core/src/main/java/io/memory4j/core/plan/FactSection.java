package io.memory4j.core.plan;

import io.memory4j.Fact;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import java.util.ArrayList;
import java.util.List;

/** The facts of a block: every candidate and, once packed, its verdict. Not thread-safe. */
final class FactSection {
  private final Budget budget;
  private final Boundary boundary;
  private final List<Candidate> candidates = new ArrayList<>();
  private final List<List<Candidate>> standing = new ArrayList<>();

  FactSection(List<LayerCandidates> specificFirst, InjectionRequest request) {
    budget = request.budget();
    boundary = new Boundary(request.boundary());
    Standing verdicts = new Standing();
    for (LayerCandidates layer : specificFirst) {
      int first = candidates.size();
      for (Fact fact : layer.newestFirst()) {
        candidates.add(new Candidate(candidates.size(), layer.layer(), fact, budget));
      }
      List<Candidate> newestFirst = candidates.subList(first, candidates.size());
      standing.add(verdicts.standing(newestFirst, layer.shadowingKeys()));
    }
  }

  /**
   * Packs a share by the sum of what its parts take. Where the whole takes more than that sum, as
   * with some counters of tokens, packs anew and measures the whole at each step.
   *
   * @param share how much of the budget there is for headings and facts
   * @return every candidate's entry, in a plan's order
   */
  List<Entry> pack(long share) {
    Room room = pack(share, false);
    if (!room.wholeFits()) {
      standing.forEach(layer -> layer.forEach(candidate -> candidate.omit(Reason.BUDGET, null)));
      room = pack(share, true);
    }
    List<Entry> entries = new ArrayList<>(room.included());
    candidates.stream()
        .filter(candidate -> !candidate.isIncluded())
        .map(Candidate::entry)
        .forEach(entries::add);
    return entries;
  }

  private Room pack(long share, boolean measuresWhole) {
    Room room = new Room(budget, share, measuresWhole);
    if (share > 0) {
      List<List<Candidate>> offers =
          standing.stream().map(layer -> shortEnough(layer, share)).toList();
      new FactWalk(room, boundary).choose(offers);
    }
    return room;
  }

  private static List<Candidate> shortEnough(List<Candidate> layer, long share) {
    layer.stream()
        .filter(candidate -> candidate.cost() > share)
        .forEach(candidate -> candidate.omit(Reason.TOO_LONG, null));
    return layer.stream().filter(candidate -> candidate.cost() <= share).toList();
  }
}
