package io.memory4j.core.review;

import io.memory4j.core.period.PeriodKeys;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport.Outcome;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What one run reads and writes at one level. The cursor is moved only from where this run saw it,
 * so that a reset meanwhile is not undone. Confined to one thread.
 */
final class LevelLedger {
  private final Ledger ledger;
  private final ReviewLevel level;
  private final Ticket ticket;
  private Optional<Period> cursor = Optional.empty();
  private boolean failing;

  LevelLedger(Ledger ledger, ReviewLevel level, Ticket ticket, boolean failing) {
    this.ledger = ledger;
    this.failing = failing;
    this.level = level;
    this.ticket = ticket;
  }

  LevelRules rules() {
    return ledger.rules(level);
  }

  /** {@return the cursor as it stands} */
  Optional<Period> open(Findings findings) {
    Optional<String> written = ledger.read(reader -> ledger.cursors.written(reader, level));
    cursor = written.flatMap(id -> PeriodKeys.parse(level, id));
    if (written.isPresent() && cursor.isEmpty()) {
      findings.warn("The " + level + " cursor cannot be read; it counts as absent.");
    }
    return cursor;
  }

  Set<Period> made(Period after, Period last) {
    return ledger.read(reader -> ledger.rows.made(reader, after, last));
  }

  /**
   * {@return the periods of a walk that are summarised} Only below a finished longer period can one
   * have been pruned, so that a walk over new periods needs no search.
   */
  Set<Period> made(Walk walk) {
    Period first = walk.base().next();
    Optional<Period> above =
        level.above().flatMap(upper -> ledger.read(reader -> ledger.cursors.find(reader, upper)));
    boolean pruned =
        first
            .parent()
            .filter(parent -> above.filter(last -> parent.compareTo(last) <= 0).isPresent())
            .isPresent();
    return pruned
        ? made(walk.base(), walk.latest())
        : ledger.read(reader -> ledger.rows.standing(reader, walk.periods()));
  }

  /** {@return the cursor of the level below; empty at the lowest} */
  Optional<Period> lowerCursor() {
    return level
        .below()
        .flatMap(below -> ledger.read(reader -> ledger.cursors.find(reader, below)));
  }

  /** {@return what a longer period is made from} */
  Material material(Period period) {
    List<MemoryRecord> rows = ledger.read(reader -> ledger.rows.parts(reader, period));
    List<Material.Part> parts = new ArrayList<>();
    List<Ref> refs = new ArrayList<>();
    for (MemoryRecord row : rows) {
      parts.add(Material.part(row.body()));
      refs.add(Ref.record(row.id()));
    }
    return new Material(
        parts, Material.derivedFrom(refs), Optional.empty(), rows.isEmpty() && wereRows(period));
  }

  private boolean wereRows(Period period) {
    List<Period> parts = period.children();
    Period last = parts.get(parts.size() - 1);
    return !made(parts.get(0).previous(), last).isEmpty();
  }

  /** {@return SAVED, EXISTS if the summary is there already, or FAILED if a source is gone} */
  Verdict save(Period period, Draft draft) {
    return ledger.writeUnder(
        ticket,
        writer -> {
          if (ledger.rows.find(writer, period).isPresent()) {
            return Verdict.EXISTS;
          }
          if (!ledger.stands(writer, draft.links(), period)) {
            return Verdict.of(Outcome.FAILED, "a source was forgotten meanwhile");
          }
          ledger.records().insert(writer, ledger.rows.body(period, draft, ledger.now()));
          return Verdict.SAVED;
        });
  }

  /** Moves the cursor on from where it was seen. */
  void advance(Period to) {
    if (cursor.filter(to::equals).isPresent()) {
      return;
    }
    ledger.writeUnder(
        ticket,
        writer -> {
          if (!ledger.cursors.find(writer, level).equals(cursor)) {
            throw new LeaseLostException();
          }
          ledger.cursors.set(writer, to, ledger.now());
          if (failing) {
            ledger.failures.settle(writer, level, to);
          }
          return true;
        });
    cursor = Optional.of(to);
  }

  /** {@return on how many different days the period has failed by now} */
  int failed(Period period, Verdict verdict) {
    String reason = verdict.reason().orElse("");
    failing = true;
    return ledger.writeUnder(
        ticket, writer -> ledger.failures.add(writer, period, ticket, reason, ledger.now()));
  }

  /** {@return whether the lease still is this run's} */
  boolean renew() {
    return ledger.renew(ticket);
  }
}
