package io.memory4j.core.erase;

import io.memory4j.StoreUnavailableException;
import io.memory4j.core.tomb.OwedScrub;
import io.memory4j.store.Capability;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.ScrubReport;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Scrubs stores after something was deleted from them. */
final class ScrubbedStores {
  private ScrubbedStores() {}

  /** Scrubs the stores that an order touched, and those that still owe it from an earlier time. */
  static void scrub(Outcome outcome) {
    outcome.done.forEach(store -> scrub(store, outcome));
  }

  private static void scrub(MemoryStore store, Outcome outcome) {
    boolean touched = outcome.touched.contains(store);
    if (!store.capabilities().contains(Capability.VERIFIED_ERASURE)) {
      outcome.verified &= !touched;
      if (touched) {
        outcome.notCovered.add("The bytes of the store " + store.storeId() + "; it has no scrub.");
      }
      return;
    }
    try {
      if (touched || OwedScrub.isOwed(store)) {
        ScrubReport report = OwedScrub.settle(store, traces(store, outcome.erased.texts()));
        outcome.verified &= report.verified();
        outcome.notCovered.addAll(report.notReached());
      }
    } catch (StoreUnavailableException busy) {
      outcome.verified = false;
      outcome.failed.add(store);
    }
  }

  /** A text that another record still holds is no trace. */
  private static Set<String> traces(MemoryStore store, Collection<String> texts) {
    Set<String> traces = new HashSet<>(texts);
    if (!traces.isEmpty()) {
      store.read(
          reader -> {
            reader.scan(
                RecordQuery.in(Set.of()).anyStatus(),
                record -> {
                  traces.remove(record.body().content());
                  record.body().detail().ifPresent(traces::remove);
                  record.body().provenance().evidence().ifPresent(traces::remove);
                  return !traces.isEmpty();
                });
            return null;
          });
    }
    return traces;
  }
}
