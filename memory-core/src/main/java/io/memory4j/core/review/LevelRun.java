package io.memory4j.core.review;

import io.memory4j.StoreUnavailableException;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport.Outcome;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One run at one level: each period that is due is made, in order; a failure stops the cursor and
 * not the walk. Confined to one thread.
 */
final class LevelRun {
  private final ReviewLevel level;
  private final LevelLedger ledger;
  private final DayMaterial days;
  private final SummaryMaker maker;
  private final Findings findings;

  LevelRun(
      ReviewLevel level,
      LevelLedger ledger,
      DayMaterial days,
      SummaryMaker maker,
      Findings findings) {
    this.level = level;
    this.ledger = ledger;
    this.days = days;
    this.maker = maker;
    this.findings = findings;
  }

  void run(Ticket ticket) {
    Walk walk = Walk.of(ledger.rules(), ledger.open(findings), ticket.today());
    if (walk.isAhead()) {
      findings.warn("The " + level + " cursor " + walk.base() + " lies ahead of the clock.");
      return;
    }
    if (walk.isJump()) {
      Set<Period> made = ledger.made(walk.cursor().orElse(walk.base()), walk.base());
      walk.losses(made).forEach(findings::lost); // first: rather told twice than never
      ledger.advance(walk.base());
    }
    ledger.advance(walk(walk).cursor());
  }

  private Progress walk(Walk walk) {
    Progress progress = Progress.from(walk.base());
    List<Period> periods = walk.periods();
    if (periods.isEmpty()) {
      return progress;
    }
    Set<Period> made = ledger.made(walk);
    Optional<Period> lower = ledger.lowerCursor();
    for (int i = 0; i < periods.size(); i++) {
      Period period = periods.get(i);
      Step step = made.contains(period) ? Step.of(Verdict.EXISTS) : step(period, lower);
      progress = progress.after(period, step.verdict().outcome());
      findings.add(period, step.verdict());
      if (step.last()) {
        findings.addAll(periods.subList(i + 1, periods.size()), Outcome.WAITING);
        return progress;
      }
      if (step.verdict().outcome() == Outcome.SAVED) {
        ledger.advance(progress.cursor());
      }
    }
    return progress;
  }

  /** What became of a period, and whether the walk ends with it. */
  private record Step(Verdict verdict, boolean last) {
    static Step of(Verdict verdict) {
      return new Step(verdict, false);
    }
  }

  private Step step(Period period, Optional<Period> lower) {
    if (!isReady(period, lower)) {
      return Step.of(Verdict.WAITING);
    }
    Material material = level == ReviewLevel.DAILY ? days.of(period) : ledger.material(period);
    if (material.failure().isPresent()) {
      return failed(period, material, Verdict.of(Outcome.FAILED, material.failure().get()));
    }
    return material.isEmpty() ? Step.of(noData(period, material)) : made(period, material);
  }

  /** A longer period is final only when all that it is made from is. */
  private boolean isReady(Period period, Optional<Period> lower) {
    List<Period> parts = period.children();
    return parts.isEmpty()
        || lower.filter(cursor -> cursor.compareTo(parts.get(parts.size() - 1)) >= 0).isPresent();
  }

  private Verdict noData(Period period, Material material) {
    if (!material.gone()) {
      return Verdict.NO_DATA;
    }
    findings.warn("The " + level + " period " + period + " had summaries, but their text is gone.");
    return Verdict.of(Outcome.NO_DATA, "the texts it is made from are gone");
  }

  private Step made(Period period, Material material) {
    if (Merge.inputChars(material) > Merge.WARN_INPUT_CHARS) {
      findings.warn(
          "The input of " + period + " has more than " + Merge.WARN_INPUT_CHARS + " characters.");
    }
    if (!ledger.renew()) {
      throw new LeaseLostException();
    }
    try {
      return saved(period, material, maker.make(period, material, this::isWanted));
    } catch (LeaseLostException e) {
      throw e;
    } catch (RuntimeException e) {
      return failed(period, material, Verdict.of(Outcome.FAILED, "the summarizer", e));
    }
  }

  /** A store that does not answer says nothing about the lease; saving will tell. */
  private boolean isWanted() {
    try {
      return ledger.renew();
    } catch (StoreUnavailableException unknown) {
      return true;
    }
  }

  private Step saved(Period period, Material material, Draft draft) {
    try {
      Verdict verdict = ledger.save(period, draft);
      return verdict.isFailure() ? failed(period, material, verdict) : Step.of(verdict);
    } catch (LeaseLostException e) {
      throw e;
    } catch (RuntimeException e) {
      Step step = failed(period, material, Verdict.of(Outcome.REJECTED, "the store", e));
      return new Step(step.verdict(), step.last() || e instanceof StoreUnavailableException);
    }
  }

  /** Writes the failure down; the one that is too many leads to a summary all the same. */
  private Step failed(Period period, Material material, Verdict verdict) {
    boolean told = false;
    try {
      int attempts = ledger.failed(period, verdict);
      findings.failed(period, verdict, attempts);
      told = true;
      if (attempts < FailureLog.MAX_DAYS) {
        return Step.of(verdict);
      }
      String reason = "after " + attempts + " days: " + verdict.reason().orElse("");
      Verdict saved = ledger.save(period, maker.fallback(period, material, reason));
      return Step.of(saved.isFailure() ? saved : Verdict.of(Outcome.SAVED, reason));
    } catch (LeaseLostException e) {
      throw e;
    } catch (RuntimeException e) {
      Verdict rejected = Verdict.of(Outcome.REJECTED, "the store", e);
      if (!told) {
        findings.failed(period, rejected, 0);
      }
      return new Step(rejected, true);
    }
  }
}
