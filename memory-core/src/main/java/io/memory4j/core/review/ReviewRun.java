package io.memory4j.core.review;

import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One run over all levels, from the shortest to the longest, and then the retention. */
final class ReviewRun {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewRun.class);

  private final Ledger ledger;
  private final DayMaterial days;
  private final SummaryMaker maker;
  private final ReviewWatcher watcher;

  ReviewRun(Ledger ledger, DayMaterial days, SummaryMaker maker, ReviewWatcher watcher) {
    this.ledger = ledger;
    this.days = days;
    this.maker = maker;
    this.watcher = watcher;
  }

  /** {@return what was done, also if it could not be finished; throws nothing but errors} */
  ReviewReport run(Ticket ticket) {
    return watcher.run(ledger.layer(), () -> made(ticket));
  }

  private ReviewReport made(Ticket ticket) {
    Findings findings = new Findings();
    if (ticket.clockWentBack()) {
      findings.warn("The clock went back: a run of a later day than today was made before.");
    }
    try {
      new RemakeRun(ledger, days, maker, ticket).run(findings);
      boolean failing = ledger.read(ledger.failures::isAny);
      for (ReviewLevel level : ReviewLevel.values()) {
        LevelLedger ofLevel = new LevelLedger(ledger, level, ticket, failing);
        new LevelRun(level, ofLevel, days, maker, findings).run(ticket);
      }
      new Retention(ledger, ticket).prune(findings);
    } catch (RuntimeException e) {
      findings.warn("The review chain stopped early: " + e.getClass().getSimpleName() + ".");
    } finally {
      leave(ticket);
    }
    return findings.report();
  }

  /** Where the lease cannot be given back, it expires. */
  private void leave(Ticket ticket) {
    try {
      ledger.leave(ticket);
    } catch (RuntimeException e) {
      LOG.warn("A review lease was not given back and will expire: {}", e.getClass().getName());
    }
  }
}
