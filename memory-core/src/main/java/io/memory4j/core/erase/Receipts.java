package io.memory4j.core.erase;

import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.store.Capability;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Sums up for the layers of one memory. */
final class Receipts {
  private final StackRoute route;

  Receipts(StackRoute route) {
    this.route = route;
  }

  /** {@return what would be done} */
  ForgetReceipt of(Plan plan) {
    Outcome outcome = new Outcome();
    outcome.erased.add(plan.reach());
    outcome.touched.addAll(plan.answering());
    outcome.failed.addAll(plan.silent());
    outcome.verified = false;
    return of(outcome, plan.elsewhere().values());
  }

  /** {@return what was done} */
  ForgetReceipt of(Outcome outcome, Collection<Set<Layer>> elsewhere) {
    Set<Layer> touched = new HashSet<>(outcome.erased.layers());
    touched.retainAll(route.stack().layers());
    Set<Layer> pending = new HashSet<>();
    elsewhere.forEach(pending::addAll);
    route.shares().stream()
        .filter(share -> outcome.failed.contains(share.store()))
        .map(StoreShare::layers)
        .forEach(pending::addAll);
    boolean verified =
        outcome.verified
            && outcome.failed.isEmpty()
            && pending.isEmpty()
            && !outcome.erased.isEmpty();
    return new ForgetReceipt(
        outcome.erased.deleted(),
        outcome.erased.blanked(),
        touched,
        visibleAgain(outcome.erased),
        verified,
        pending,
        notCovered(outcome));
  }

  private static List<String> notCovered(Outcome outcome) {
    List<String> notCovered = new ArrayList<>(outcome.notCovered);
    if (!outcome.erased.isEmpty()) {
      outcome.touched.stream()
          .filter(store -> store.capabilities().contains(Capability.BACKUP))
          .map(MemoryStore::storeId)
          .map(id -> "Backups of the store " + id + " that lie outside its own folder.")
          .forEach(notCovered::add);
    }
    return notCovered;
  }

  /** What is gone is gone: a store that does not answer now takes nothing of that back. */
  private Optional<Layer> visibleAgain(Erased erased) {
    try {
      return erased.keys().entrySet().stream()
          .filter(entry -> route.stack().contains(entry.getValue()))
          .flatMap(entry -> winner(entry, erased).stream())
          .findFirst();
    } catch (StoreUnavailableException silent) {
      return Optional.empty();
    }
  }

  /** {@return the layer that shows its fact under a key, if that is a more general one} */
  private Optional<Layer> winner(Map.Entry<String, Layer> forgotten, Erased erased) {
    int place = route.place(forgotten.getValue());
    for (Layer layer : route.stack().specificFirst()) {
      Optional<MemoryRecord> holder =
          route
              .store(layer)
              .read(reader -> reader.findByKey(layer, RecordKinds.FACT, forgotten.getKey()));
      if (holder.filter(record -> !erased.contains(record.id())).isPresent()) {
        return route.place(layer) > place ? Optional.of(layer) : Optional.empty();
      }
    }
    return Optional.empty();
  }
}
