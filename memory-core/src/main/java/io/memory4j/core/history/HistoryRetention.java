package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.core.fact.Transactions;
import io.memory4j.core.journal.FactEvent;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Takes out turns that are too old, then the oldest of those that are too many. No forgetting: they
 * leave no tombstone. Thread-safe.
 */
final class HistoryRetention {
  private final IndexParts parts;

  HistoryRetention(IndexParts parts) {
    this.parts = parts;
  }

  /** A turn and when it was said. */
  private record Aged(Instant said, long sequence, RecordId id) {}

  static RecordQuery turns() {
    return RecordQuery.in(Set.of()).kind(RecordKinds.TURN).anyStatus().withoutDetail();
  }

  /** {@return how many turns went from all stores} */
  long prune() {
    return parts.stores().all().stream()
        .mapToLong(store -> mayHold(store) ? Transactions.write(store, this::prune) : 0)
        .sum();
  }

  private static boolean mayHold(MemoryStore store) {
    return store.read(reader -> reader.head(Set.of(), Set.of(RecordKinds.TURN)).records()) > 0;
  }

  private long prune(StoreWriter writer) {
    Instant now = parts.clock().instant();
    Instant oldest = parts.oldest(now);
    long gone = oldest.equals(Instant.MIN) ? 0 : writer.deleteAll(turns().observedBefore(oldest));
    gone += pruneSurplus(writer);
    if (gone > 0) {
      writer.append(pruned(gone, now));
    }
    return gone;
  }

  private long pruneSurplus(StoreWriter writer) {
    long held = writer.head(Set.of(), Set.of(RecordKinds.TURN)).records();
    long surplus = Math.max(0, held - parts.rules().maxTurns());
    if (surplus > 0) {
      List<Aged> all = new ArrayList<>();
      writer.scan(
          turns(),
          record -> all.add(new Aged(record.body().observedAt(), record.sequence(), record.id())));
      all.sort(Comparator.comparing(Aged::said).thenComparingLong(Aged::sequence));
      all.stream().limit(surplus).forEach(turn -> writer.delete(turn.id()));
    }
    return surplus;
  }

  /** One entry for all: a turn's own would go with it. */
  private static JournalDraft pruned(long turns, Instant now) {
    return new JournalDraft(
        Layer.system(),
        FactEvent.PRUNED.type(),
        new Ref("kind", RecordKinds.TURN.name()),
        now,
        turns,
        Optional.empty(),
        new TreeMap<>());
  }
}
