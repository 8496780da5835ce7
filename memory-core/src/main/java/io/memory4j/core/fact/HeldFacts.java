package io.memory4j.core.fact;

import io.memory4j.FactId;
import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.Quarantine.Held;
import io.memory4j.Remembered;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Selector;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** Shows, releases and rejects what is held back. Thread-safe. */
public final class HeldFacts {
  private final FactWriter facts;
  private final BiFunction<StackRoute, Selector, ForgetReceipt> forget;
  private final Clock clock;

  /**
   * Keeps the quarantine.
   *
   * @param facts writes what is released
   * @param forget deletes what is rejected
   * @param clock tells when something was released
   */
  public HeldFacts(
      FactWriter facts, BiFunction<StackRoute, Selector, ForgetReceipt> forget, Clock clock) {
    this.facts = facts;
    this.forget = forget;
    this.clock = clock;
  }

  /**
   * {@return what is held back, layer by layer from specific to general, newest first}
   *
   * @param route the layers and stores
   */
  public List<Held> list(StackRoute route) {
    List<Held> held = new ArrayList<>();
    for (Layer layer : route.stack().specificFirst()) {
      RecordQuery query =
          RecordQuery.in(layer).kind(RecordKinds.FACT).statuses(Set.of(RecordStatus.QUARANTINED));
      route
          .store(layer)
          .<Void>read(
              reader -> {
                reader.scan(query, record -> held.add(held(record)));
                return null;
              });
    }
    return List.copyOf(held);
  }

  private static Held held(MemoryRecord record) {
    return new Held(FactRecords.fact(record), Suspicions.reasons(record.body()));
  }

  /**
   * {@return what became of a fact that was let in}
   *
   * @param route the layers and stores
   * @param id the fact's id
   */
  public Remembered release(StackRoute route, FactId id) {
    for (StoreShare share : route.shares()) {
      if (share.store().<Boolean>read(reader -> find(reader, share, id).isPresent())) {
        String storeId = share.store().storeId();
        return Transactions.write(
            share.store(), writer -> release(writer, share, id, new Change(storeId)));
      }
    }
    throw new IllegalArgumentException(
        "No layer of this memory holds the fact " + id + "; list the quarantine for its ids.");
  }

  private Remembered release(StoreWriter writer, StoreShare share, FactId id, Change change) {
    MemoryRecord found = find(writer, share, id).orElseThrow();
    if (found.body().status() != RecordStatus.QUARANTINED) {
      return new Remembered(
          Outcome.SEEN, Optional.of(FactRecords.fact(found)), Optional.empty(), List.of());
    }
    MemoryRecord closed = FactWriter.close(writer, found, clock.instant());
    List<MemoryRecord> predecessors = new ArrayList<>(List.of(closed));
    holderOfKey(writer, closed.body())
        .map(holder -> FactWriter.replace(writer, holder, clock.instant()))
        .ifPresent(predecessors::add);
    predecessors.forEach(change::closed);
    MemoryRecord current = facts.letIn(writer, closed, predecessors, clock.instant());
    change.created(current);
    Outcome outcome = predecessors.size() > 1 ? Outcome.REPLACED : Outcome.NEW;
    return new Remembered(
        outcome, Optional.of(FactRecords.fact(current)), change.receipt(), List.of());
  }

  private static Optional<MemoryRecord> holderOfKey(StoreReader reader, RecordBody body) {
    return body.key().flatMap(key -> reader.findByKey(body.layer(), RecordKinds.FACT, key));
  }

  /**
   * {@return what was deleted of a fact that is held back}
   *
   * @param route the layers and stores
   * @param id the fact's id
   */
  public ForgetReceipt reject(StackRoute route, FactId id) {
    boolean held =
        route.shares().stream()
            .anyMatch(share -> share.store().<Boolean>read(reader -> isHeld(reader, share, id)));
    return held ? forget.apply(route, Selector.id(id)) : ForgetReceipt.ofNothing();
  }

  private static boolean isHeld(StoreReader reader, StoreShare share, FactId id) {
    return find(reader, share, id)
        .filter(record -> record.body().status() == RecordStatus.QUARANTINED)
        .isPresent();
  }

  private static Optional<MemoryRecord> find(StoreReader reader, StoreShare share, FactId id) {
    RecordId recordId = FactRecords.recordId(id);
    return reader
        .find(recordId)
        .filter(FactRecords::isFact)
        .filter(record -> share.layerSet().contains(record.body().layer()));
  }
}
