package io.memory4j.core.plan;

import io.memory4j.Fact;
import io.memory4j.core.render.LayerHeading;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The facts of a block: every candidate and, once packed, its verdict. Not thread-safe. */
final class FactSection {
  private final Boundary boundary;
  private final boolean newestFirst;
  private final List<FactCandidate> candidates = new ArrayList<>();
  private final List<List<FactCandidate>> standing = new ArrayList<>();

  /**
   * Makes the candidates.
   *
   * @param specificFirst the facts of each layer
   * @param request what block is wanted
   * @param shared the budget they share
   * @param firstPlace where the first of them stands in the block
   */
  FactSection(
      List<LayerCandidates> specificFirst, InjectionRequest request, Purse shared, int firstPlace) {
    boundary = new Boundary(request.boundary());
    newestFirst = request.isNewestFirst();
    Standing verdicts = new Standing();
    int end = firstPlace + count(specificFirst);
    for (LayerCandidates layer : specificFirst) {
      end -= layer.newestFirst().size();
      Group group = new Group(LayerHeading.of(layer.layer()), shared);
      List<FactCandidate> facts = candidates(layer, group, places(layer, end));
      candidates.addAll(facts);
      standing.add(verdicts.standing(facts, layer.shadowingKeys()));
    }
  }

  /** Returns how many facts there are. */
  static int count(List<LayerCandidates> layers) {
    return layers.stream().mapToInt(layer -> layer.newestFirst().size()).sum();
  }

  /** Returns where a layer's facts stand, the newest first. */
  private IntUnaryOperator places(LayerCandidates from, int start) {
    int last = start + from.newestFirst().size() - 1;
    return newestFirst ? age -> start + age : age -> last - age;
  }

  private static List<FactCandidate> candidates(
      LayerCandidates from, Group group, IntUnaryOperator places) {
    List<FactCandidate> candidates = new ArrayList<>(from.newestFirst().size());
    for (Fact fact : from.newestFirst()) {
      int place = places.applyAsInt(candidates.size());
      candidates.add(new FactCandidate(place, group, from.layer(), fact));
    }
    return candidates;
  }

  /**
   * Gives facts what is left of the room.
   *
   * @param room holds what comes before them
   */
  void pack(Room room) {
    long share = room.end() - room.used();
    if (share > 0) {
      List<List<FactCandidate>> offers =
          standing.stream().map(layer -> shortEnough(layer, share)).toList();
      new FactWalk(room, boundary).choose(offers);
    }
  }

  private static List<FactCandidate> shortEnough(List<FactCandidate> layer, long share) {
    layer.stream()
        .filter(candidate -> candidate.cost() > share)
        .forEach(candidate -> candidate.omit(Reason.TOO_LONG, null));
    return layer.stream().filter(candidate -> candidate.cost() <= share).toList();
  }

  /** Returns all candidates, in the order in which a plan lists those left out. */
  List<FactCandidate> candidates() {
    return candidates;
  }
}
