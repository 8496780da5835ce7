package io.memory4j.core.plan;

import java.util.List;

/**
 * Chooses the facts that find room, so that the newest survive and most writes leave the beginning
 * of the block as it was.
 *
 * <p>The <em>leading</em> layer is the most specific one of which a fact fits at all; its newest
 * such fact is always in. Then all more general layers together fill up to half of the share to the
 * brim, specific layers first, newest facts first; a fact that does not fit is passed over. They do
 * so whatever else the leading layer holds, so that a fact written there moves nothing above it.
 * Last the leading layer takes what is left, newest first. Once it uses half of that, the first
 * fact that is put in and is a {@link Boundary} ends it; once it uses three quarters, boundaries
 * are twice as dense. All older facts are out, though some might fit: that is the price of a cut
 * that stays.
 *
 * <p>A fact that is left out leaves no trace, so its removal changes nothing. What uses less than
 * half of the share is in as a whole. Not thread-safe.
 */
final class FactWalk {
  private final Room room;
  private final Boundary boundary;
  private final long start;

  /** The share is all that is left of the room now. */
  FactWalk(Room room, Boundary boundary) {
    this.room = room;
    this.boundary = boundary;
    this.start = room.used();
  }

  private long share() {
    return room.end() - start;
  }

  /**
   * Puts candidates in; all others are left without room.
   *
   * @param specificFirst what each layer offers, newest first
   */
  void choose(List<List<FactCandidate>> specificFirst) {
    for (int layer = 0; layer < specificFirst.size(); layer++) {
      List<FactCandidate> newestFirst = specificFirst.get(layer);
      int newest = firstThatFits(newestFirst);
      if (newest < newestFirst.size()) {
        long aboveUse = fillAbove(specificFirst.subList(layer + 1, specificFirst.size()));
        fillLeading(newestFirst.subList(newest, newestFirst.size()), aboveUse);
        return;
      }
    }
  }

  private int firstThatFits(List<FactCandidate> newestFirst) {
    int at = 0;
    while (at < newestFirst.size() && !room.offer(newestFirst.get(at), room.end())) {
      at++;
    }
    return at;
  }

  private long fillAbove(List<List<FactCandidate>> moreGeneral) {
    long before = room.used();
    long limit = Math.min(room.end(), before + share() / 2);
    moreGeneral.forEach(layer -> layer.forEach(candidate -> room.offer(candidate, limit)));
    return room.used() - before;
  }

  /** The first of these is in already. */
  private void fillLeading(List<FactCandidate> newestFirst, long aboveUse) {
    long rest = share() - aboveUse;
    for (FactCandidate candidate : newestFirst) {
      boolean isIn = candidate.isIncluded() || room.offer(candidate, room.end());
      long use = room.used() - start - aboveUse;
      if (isIn && 2 * use >= rest && boundary.isAt(candidate.fact().id(), 4 * use >= 3 * rest)) {
        return;
      }
    }
  }
}
