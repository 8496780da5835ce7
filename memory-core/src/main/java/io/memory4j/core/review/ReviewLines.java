package io.memory4j.core.review;

import io.memory4j.Diagnosis.Line;
import io.memory4j.Diagnosis.State;
import io.memory4j.core.diagnose.Contributor;
import io.memory4j.core.route.StackRoute;
import io.memory4j.review.Stall;
import java.util.List;
import java.util.Locale;

/** One line for each level of the review chain that cannot go on. Thread-safe. */
public final class ReviewLines implements Contributor {
  private final Reviews reviews;

  /**
   * Makes the lines.
   *
   * @param reviews the chains
   */
  public ReviewLines(Reviews reviews) {
    this.reviews = reviews;
  }

  @Override
  public List<Line> lines(StackRoute route) {
    return reviews.of(route).stalled().stream().map(ReviewLines::line).toList();
  }

  private static Line line(Stall stall) {
    String after = stall.cursor().map(cursor -> ", finished up to " + cursor).orElse("");
    return new Line(
        "review " + stall.stuckAt().level().name().toLowerCase(Locale.ROOT),
        State.DEGRADED,
        "it waits at " + stall.stuckAt() + after + ": " + stall.reason(),
        "see to its source or summarizer; after failures on "
            + stall.attemptsLeft()
            + " more days the period is cut together without");
  }
}
