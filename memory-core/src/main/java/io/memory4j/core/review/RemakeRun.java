package io.memory4j.core.review;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewReport.Outcome;

/**
 * Makes summaries anew that lost their text to a forgetting, from what is left, before anything
 * else is made of them. One that fails on too many days is cut together like any other. Confined to
 * one thread.
 */
final class RemakeRun {
  private final Ledger ledger;
  private final Remakes remakes;
  private final DayMaterial days;
  private final SummaryMaker maker;
  private final Ticket ticket;

  RemakeRun(Ledger ledger, DayMaterial days, SummaryMaker maker, Ticket ticket) {
    this.ledger = ledger;
    this.remakes = new Remakes(ledger);
    this.days = days;
    this.maker = maker;
    this.ticket = ticket;
  }

  void run(Findings findings) {
    for (Remake remake : ledger.read(remakes::due)) {
      if (!ledger.read(reader -> remakes.waits(reader, remake))) {
        make(remake, findings);
      }
    }
  }

  private void make(Remake remake, Findings findings) {
    Period period = remake.period();
    Leftovers left = Leftovers.of(remake, ledger, days);
    Material material = left.material();
    if (material.failure().isPresent()) {
      Verdict unread = Verdict.of(Outcome.FAILED, material.failure().get());
      findings.add(period, failed(remake, left, unread, findings));
    } else if (material.isEmpty()) {
      ledger.writeUnder(ticket, writer -> Remakes.drop(writer, remake));
      findings.warn("Of " + period + " nothing is left that its summary could be made from.");
    } else {
      findings.add(period, made(remake, left, findings));
    }
  }

  private Verdict made(Remake remake, Leftovers left, Findings findings) {
    Draft draft;
    try {
      draft = maker.make(remake.period(), left.material(), () -> ledger.renew(ticket));
    } catch (RuntimeException e) {
      Verdict verdict = Verdict.of(Outcome.FAILED, "the summarizer", e);
      return failed(remake, left, verdict, findings);
    }
    Verdict saved = save(remake, left, draft);
    return saved.isFailure() ? failed(remake, left, saved, findings) : saved;
  }

  private Verdict save(Remake remake, Leftovers left, Draft draft) {
    return ledger.writeUnder(ticket, writer -> remakes.save(writer, remake, draft, left));
  }

  private Verdict failed(Remake remake, Leftovers left, Verdict verdict, Findings findings) {
    int attempts =
        ledger.writeUnder(ticket, writer -> Remakes.failed(writer, remake, ticket, ledger.now()));
    findings.failed(remake.period(), verdict, attempts);
    if (attempts < FailureLog.MAX_DAYS) {
      return verdict;
    }
    String reason = "after " + attempts + " days: " + verdict.reason().orElse("");
    Draft fallback = maker.fallback(remake.period(), left.material(), reason);
    return save(current(remake), left, fallback);
  }

  /** The job changed when the failure was written into it. */
  private Remake current(Remake remake) {
    return ledger
        .read(reader -> reader.find(remake.job().id()))
        .map(job -> new Remake(job, remake.husk(), remake.period()))
        .orElse(remake);
  }
}
