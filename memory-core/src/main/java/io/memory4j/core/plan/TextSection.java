package io.memory4j.core.plan;

import io.memory4j.core.render.SectionHeading;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import java.util.ArrayList;
import java.util.List;

/** What one section other than facts is offered, each text with its verdict. Not thread-safe. */
final class TextSection {
  private final Section section;
  private final List<TextCandidate> candidates = new ArrayList<>();

  /**
   * Makes the candidates.
   *
   * @param section the section
   * @param offers what it is offered, in the block's order
   * @param shared the budget of offers that have none of their own
   * @param firstPlace where the first of them stands in the block
   */
  TextSection(Section section, List<SectionCandidates> offers, Purse shared, int firstPlace) {
    this.section = section;
    int place = firstPlace;
    for (SectionCandidates offer : offers) {
      Purse purse = offer.ownBudget().map(own -> new Purse(own, 0)).orElse(shared);
      Group group = new Group(SectionHeading.of(offer.title()), purse);
      for (SectionCandidates.Item item : offer.mostWantedFirst()) {
        candidates.add(new TextCandidate(place++, group, offer, item));
      }
    }
  }

  Section section() {
    return section;
  }

  /**
   * Puts in what fits, on top of what is in.
   *
   * @param room holds what is in
   * @param limit up to how much of the shared budget may be used
   */
  void pack(Room room, long limit) {
    for (TextCandidate candidate : candidates) {
      if (candidate.isWaiting()) {
        room.offer(candidate, limit);
      }
    }
  }

  /** Tells apart what no packing would have put in. */
  void tellTooLong() {
    candidates.stream()
        .filter(Candidate::isWaiting)
        .filter(candidate -> candidate.cost() > candidate.group().purse().most())
        .forEach(candidate -> candidate.omit(Reason.TOO_LONG, null));
  }

  /** Returns all candidates, in the order in which a plan lists those left out. */
  List<TextCandidate> candidates() {
    return candidates;
  }
}
