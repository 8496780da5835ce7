package io.memory4j.core.review;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewReport.Loss;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which periods of a level one run looks at. Pure, immutable and thread-safe.
 *
 * @param cursor the period up to which everything is finished, as it was found
 * @param base the cursor that the walk starts from: the one found, or a later one if that is older
 *     than the level looks back
 * @param latest the last period that is due
 */
record Walk(Optional<Period> cursor, Period base, Period latest) {
  static Walk of(LevelRules rules, Optional<Period> cursor, LocalDate today) {
    Period latest = Period.latestDue(rules.level(), today);
    Period oldest = latest.plus(-rules.backfill());
    Period base = cursor.filter(found -> found.compareTo(oldest) > 0).orElse(oldest);
    return new Walk(cursor, base, latest);
  }

  /** {@return whether the cursor stands at a period that is not over: the clock went back} */
  boolean isAhead() {
    return base.compareTo(latest) > 0;
  }

  /** {@return the periods to look at, in order} */
  List<Period> periods() {
    return Stream.iterate(base.next(), next -> next.compareTo(latest) <= 0, Period::next).toList();
  }

  /** {@return whether the cursor jumps over periods that are too old} */
  boolean isJump() {
    return cursor.isPresent() && !cursor.get().equals(base);
  }

  /** {@return the spans jumped over, without the periods that have a summary} */
  List<Loss> losses(Set<Period> summarised) {
    List<Loss> losses = new ArrayList<>();
    Period first = null;
    for (Period at = cursor.orElse(base).next(); at.compareTo(base) <= 0; at = at.next()) {
      boolean lost = !summarised.contains(at);
      if (lost && first == null) {
        first = at;
      }
      if (first != null && (!lost || at.equals(base))) {
        losses.add(new Loss(first, lost ? at : at.previous()));
        first = null;
      }
    }
    return losses;
  }
}
