package io.memory4j.core.fact;

import static io.memory4j.core.journal.FactEvent.REMEMBERED;
import static io.memory4j.core.journal.FactEvent.UNDONE;

import io.memory4j.ConflictException;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.Receipt;
import io.memory4j.Remembered;
import io.memory4j.Remembered.Outcome;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.store.StoreWriter;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Takes a change back: what it added is closed, what it closed is stated anew, as a new version. A
 * journal entry, of which the store admits one, says that it was done. Thread-safe.
 */
public final class UndoChange {
  private static final Set<Relation> RESTORES = Set.of(Relation.RESTORES);

  private final FactWriter facts;
  private final Clock clock;

  /**
   * Undoes changes.
   *
   * @param facts writes facts
   * @param clock tells when it was done
   */
  public UndoChange(FactWriter facts, Clock clock) {
    this.facts = facts;
    this.clock = clock;
  }

  /**
   * {@return what became of the change}
   *
   * @param route the layers and stores
   * @param receipt what the change returned
   * @throws ConflictException if a fact of the change has changed since
   * @throws IllegalArgumentException if the change was made in another memory's store
   */
  public Remembered undo(StackRoute route, Receipt receipt) {
    StoreShare share =
        route
            .shareOf(receipt.storeId())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "The receipt is of a store that keeps none of this memory's layers."));
    Set<Layer> layers = share.layerSet();
    return share.store().write(writer -> undo(writer, receipt, layers));
  }

  private Remembered undo(StoreWriter writer, Receipt receipt, Set<Layer> layers) {
    List<MemoryRecord> created = records(writer, receipt.created(), layers);
    List<MemoryRecord> closed = records(writer, receipt.closed(), layers);
    if (!isFirst(writer, created, closed)) {
      return new Remembered(Outcome.SEEN, Optional.empty(), Optional.empty(), List.of());
    }
    Instant now = clock.instant();
    Change change = new Change(receipt.storeId());
    created.forEach(record -> takeOut(writer, present(writer, record), now, change));
    List<MemoryRecord> standing = new ArrayList<>();
    closed.forEach(record -> standing.add(putBack(writer, record, created, change)));
    Optional<MemoryRecord> first = standing.stream().findFirst();
    return new Remembered(
        Outcome.REPLACED, first.map(FactRecords::fact), change.receipt(), List.of());
  }

  /**
   * {@return whether the change was not taken back yet, which is written down} A fact is added once
   * and closed once, so the first of them and which of the two it was tell one change from all
   * others.
   */
  private boolean isFirst(
      StoreWriter writer, List<MemoryRecord> created, List<MemoryRecord> closed) {
    if (!created.isEmpty()) {
      return writer.append(UNDONE.onceOf(created.get(0), clock.instant(), "added"));
    }
    return !closed.isEmpty()
        && writer.append(UNDONE.onceOf(closed.get(0), clock.instant(), "closed"));
  }

  private static List<MemoryRecord> records(
      StoreWriter writer, List<FactId> ids, Set<Layer> layers) {
    return ids.stream()
        .map(
            id ->
                writer
                    .find(FactRecords.recordId(id))
                    .filter(FactRecords::isFact)
                    .filter(record -> layers.contains(record.body().layer()))
                    .orElseThrow(() -> changed(id, "is gone")))
        .toList();
  }

  /**
   * A later change may have closed the fact and been taken back: then it stands as a new version.
   */
  private static MemoryRecord present(StoreWriter writer, MemoryRecord created) {
    MemoryRecord record = created;
    Optional<MemoryRecord> restored = restored(writer, record);
    while (restored.isPresent()) {
      record = restored.get();
      restored = restored(writer, record);
    }
    return record;
  }

  /**
   * A fact is closed once, by a change that is taken back once: there is one such record at most.
   */
  private static Optional<MemoryRecord> restored(StoreWriter writer, MemoryRecord record) {
    RecordQuery by = RecordQuery.in(record.body().layer()).anyStatus().limit(1);
    return writer.list(by.linkedTo(Ref.record(record.id()), RESTORES)).stream().findFirst();
  }

  private static void takeOut(StoreWriter writer, MemoryRecord record, Instant now, Change change) {
    if (record.body().status().isClosed()) {
      throw changed(FactRecords.factId(record), "was superseded");
    }
    MemoryRecord taken = FactWriter.close(writer, record, now);
    if (record.body().status() == RecordStatus.ACTIVE) {
      change.closed(taken); // what was held back is not let in by undoing this undoing
    }
  }

  private MemoryRecord putBack(
      StoreWriter writer, MemoryRecord closed, List<MemoryRecord> created, Change change) {
    RecordBody body = closed.body();
    Optional<MemoryRecord> standing =
        body.fingerprint()
            .flatMap(hash -> writer.findByFingerprint(body.layer(), RecordKinds.FACT, hash));
    if (standing.isPresent()) {
      return standing.get();
    }
    body.key()
        .flatMap(key -> writer.findByKey(body.layer(), RecordKinds.FACT, key))
        .ifPresent(
            other -> {
              throw changed(FactRecords.factId(closed), "has a successor under its key");
            });
    MemoryRecord restored = facts.add(writer, restoring(closed, created), REMEMBERED);
    change.created(restored);
    return restored;
  }

  private RecordBody restoring(MemoryRecord closed, List<MemoryRecord> created) {
    RecordBody body = closed.body();
    TreeSet<Link> links = new TreeSet<>(body.links());
    links.add(new Link(Relation.RESTORES, Ref.record(closed.id())));
    created.stream()
        .filter(record -> followed(record, closed))
        .forEach(record -> links.add(new Link(Relation.SUCCEEDS, Ref.record(record.id()))));
    return body.toBuilder()
        .status(RecordStatus.ACTIVE)
        .links(links)
        .times(body.createdAt(), clock.instant(), body.observedAt())
        .build();
  }

  private static boolean followed(MemoryRecord later, MemoryRecord earlier) {
    return later.body().links().contains(new Link(Relation.SUCCEEDS, Ref.record(earlier.id())));
  }

  private static ConflictException changed(FactId id, String how) {
    return new ConflictException(
        "The change cannot be taken back: its fact " + id + " " + how + " since.");
  }
}
