package io.memory4j.core.review;

import io.memory4j.core.journal.FactEvent;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.StoreWriter;
import java.util.List;
import java.util.Optional;

/**
 * Takes the text of old summaries away, after all levels have run, and never of one whose longer
 * period is not finished. Links stay, so that forgetting still finds what was made from them.
 */
final class Retention {
  /** How many are looked at beyond those that are kept; what is left goes on a later day. */
  private static final int MAX_PRUNED = 1_000;

  private final Ledger ledger;
  private final Ticket ticket;

  Retention(Ledger ledger, Ticket ticket) {
    this.ledger = ledger;
    this.ticket = ticket;
  }

  /** Only a new summary, of a level or of the one above, makes another one old. */
  void prune(Findings findings) {
    for (ReviewLevel level : ReviewLevel.values()) {
      boolean changed = findings.saved(level) || level.above().filter(findings::saved).isPresent();
      List<MemoryRecord> old = changed ? old(level) : List.of();
      if (!old.isEmpty()) {
        ledger.writeUnder(ticket, writer -> prune(writer, old));
      }
    }
  }

  /** By key and not by age: on sparse use the kept ones span months. */
  private List<MemoryRecord> old(ReviewLevel level) {
    if (level == ReviewLevel.YEARLY) {
      return List.of();
    }
    int kept = ledger.rules(level).kept();
    Optional<Period> finished =
        level.above().flatMap(above -> ledger.read(reader -> ledger.cursors.find(reader, above)));
    if (finished.isEmpty()) {
      return List.of();
    }
    return ledger.read(reader -> ledger.rows.newest(reader, level, kept + MAX_PRUNED)).stream()
        .skip(kept)
        .filter(record -> isWithin(record, finished.get()))
        .toList();
  }

  private static boolean isWithin(MemoryRecord record, Period finished) {
    return SummaryRows.period(record)
        .flatMap(Period::parent)
        .filter(parent -> parent.compareTo(finished) <= 0)
        .isPresent();
  }

  private boolean prune(StoreWriter writer, List<MemoryRecord> old) {
    for (MemoryRecord record : old) {
      Optional<MemoryRecord> standing = writer.find(record.id()).filter(record::equals);
      standing.ifPresent(
          row -> {
            writer.update(row, SummaryRows.husk(row.body(), ledger.now()), Position.KEEP);
            writer.append(FactEvent.PRUNED.of(row, ledger.now()));
          });
    }
    return true;
  }
}
