package io.memory4j.core.fact;

import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.core.tomb.OwedScrub;
import io.memory4j.store.Capability;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordQuery;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Scrubs the stores that something was deleted from, and sums up. Confined to one thread. */
final class ForgottenBytes {
  private final StackRoute route;
  private final Set<Layer> pending = new HashSet<>();
  private boolean verified = true;

  ForgottenBytes(StackRoute route) {
    this.route = route;
  }

  ForgetReceipt receipt(Map<StoreShare, Erased> erased) {
    SortedMap<String, Long> counts = new TreeMap<>();
    erased
        .values()
        .forEach(one -> one.counts().forEach((kind, n) -> counts.merge(kind, n, Long::sum)));
    erased.forEach(this::scrub);
    return new ForgetReceipt(counts, visibleAgain(erased), verified && !counts.isEmpty(), pending);
  }

  private void scrub(StoreShare share, Erased erased) {
    MemoryStore store = share.store();
    if (!store.capabilities().contains(Capability.VERIFIED_ERASURE)) {
      verified &= erased.isEmpty();
      return;
    }
    try {
      if (!erased.isEmpty() || OwedScrub.isOwed(store)) {
        verified &= OwedScrub.settle(store, traces(store, erased.texts()));
      }
    } catch (StoreUnavailableException busy) {
      verified = false;
      pending.addAll(share.layers());
    }
  }

  /** A text that another record still holds is no trace. */
  private static Set<String> traces(MemoryStore store, Set<String> texts) {
    Set<String> traces = new HashSet<>(texts);
    if (!traces.isEmpty()) {
      store.read(
          reader -> {
            reader.scan(
                RecordQuery.in(Set.of()).anyStatus(),
                record -> {
                  traces.remove(record.body().content());
                  record.body().detail().ifPresent(traces::remove);
                  return !traces.isEmpty();
                });
            return null;
          });
    }
    return traces;
  }

  /** What is gone is gone: a store that does not answer now takes nothing of that back. */
  private Optional<Layer> visibleAgain(Map<StoreShare, Erased> erased) {
    try {
      return shown(erased);
    } catch (StoreUnavailableException silent) {
      return Optional.empty();
    }
  }

  private Optional<Layer> shown(Map<StoreShare, Erased> erased) {
    for (Erased one : erased.values()) {
      for (Map.Entry<String, Layer> key : one.keys().entrySet()) {
        Optional<Layer> layer = winner(key.getKey(), key.getValue());
        if (layer.isPresent()) {
          return layer;
        }
      }
    }
    return Optional.empty();
  }

  /** {@return the layer that shows its fact under a key, if that is a more general one} */
  private Optional<Layer> winner(String key, Layer forgotten) {
    int place = route.place(forgotten);
    for (Layer layer : route.stack().specificFirst()) {
      Optional<MemoryRecord> holder =
          route.store(layer).read(reader -> reader.findByKey(layer, RecordKinds.FACT, key));
      if (holder.isPresent()) {
        return route.place(layer) > place ? Optional.of(layer) : Optional.empty();
      }
    }
    return Optional.empty();
  }
}
