package io.memory4j.core.fact;

import io.memory4j.Remembered.Outcome;
import io.memory4j.core.journal.FactEvent;
import io.memory4j.core.record.Derivation;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Writes statements within a transaction, each to where it belongs. Thread-safe. */
public final class FactWriter {
  private final RecordWriter records;
  private final Tombstones tombstones;

  /**
   * Writes facts.
   *
   * @param records adds records
   * @param tombstones knows what was forgotten
   */
  public FactWriter(RecordWriter records, Tombstones tombstones) {
    this.records = records;
    this.tombstones = tombstones;
  }

  /**
   * {@return what became of a statement}
   *
   * @param writer the transaction, in the store of the statement's layer
   * @param statement what to write
   * @param replaced facts of the same layer that this transaction closed for it
   */
  Written write(StoreWriter writer, Statement statement, Collection<MemoryRecord> replaced) {
    Optional<MemoryRecord> twin = twin(writer, statement);
    if (twin.isPresent() && isSeen(twin.get().body(), statement)) {
      MemoryRecord seen = see(writer, twin.get(), statement);
      return new Written(Outcome.SEEN, Optional.of(seen), Optional.empty());
    }
    if (isBuried(writer, statement)) {
      return new Written(Outcome.BURIED, Optional.empty(), Optional.empty());
    }
    if (statement.isHeldBack()) {
      return holdBack(writer, statement, twin);
    }
    Optional<MemoryRecord> old = twin.or(() -> holderOfKey(writer, statement));
    List<MemoryRecord> predecessors = new ArrayList<>(replaced);
    old.ifPresent(record -> predecessors.add(replace(writer, record, now(statement))));
    MemoryRecord added = insert(writer, statement, predecessors);
    Outcome outcome = predecessors.isEmpty() ? Outcome.NEW : Outcome.REPLACED;
    return new Written(outcome, Optional.of(added), old);
  }

  /** What is held back takes nobody's place: not even that of the entry it would edit. */
  private Written holdBack(StoreWriter writer, Statement statement, Optional<MemoryRecord> twin) {
    if (twin.isPresent()) {
      MemoryRecord seen = see(writer, twin.get(), statement);
      return new Written(Outcome.SEEN, Optional.of(seen), Optional.empty());
    }
    MemoryRecord held = insert(writer, statement, List.of());
    return new Written(Outcome.QUARANTINED, Optional.of(held), Optional.empty());
  }

  /**
   * The person and the host may say again what was forgotten; nobody else may. What they said
   * before the forgetting, and somebody reads again, is not said again.
   */
  private boolean isBuried(StoreWriter writer, Statement statement) {
    RecordBody body = statement.body();
    Optional<Instant> buried =
        tombstones.buriedAt(writer, statement.layer(), statement.textFingerprint());
    boolean ownWord = Derivation.isOwnWord(body.provenance());
    if (buried.isPresent() && (!ownWord || isEarlier(body, buried))) {
      return true;
    }
    if (episodes(body).anyMatch(id -> isEarlier(body, tombstones.episodeBuriedAt(writer, id)))) {
      return true;
    }
    if (buried.isPresent()) {
      tombstones.lift(writer, statement.layer(), statement.textFingerprint());
    }
    return false;
  }

  private static boolean isEarlier(RecordBody said, Optional<Instant> buried) {
    return buried.filter(said.observedAt()::isBefore).isPresent();
  }

  private static Stream<String> episodes(RecordBody body) {
    Stream<String> sources =
        body.links().stream()
            .map(Link::target)
            .filter(target -> target.scheme().equals(Ref.EPISODE))
            .map(Ref::id);
    return Stream.concat(sources, body.provenance().session().stream()).distinct();
  }

  /** What is held back is not let in by naming another tag. */
  private static boolean isSeen(RecordBody twin, Statement statement) {
    return twin.status() == RecordStatus.QUARANTINED || statement.saysNoMoreThan(twin);
  }

  private static Optional<MemoryRecord> twin(StoreWriter writer, Statement statement) {
    return statement
        .body()
        .fingerprint()
        .flatMap(hash -> writer.findByFingerprint(statement.layer(), RecordKinds.FACT, hash));
  }

  private static Optional<MemoryRecord> holderOfKey(StoreWriter writer, Statement statement) {
    return statement
        .body()
        .key()
        .flatMap(key -> writer.findByKey(statement.layer(), RecordKinds.FACT, key));
  }

  /** Seen again: the newest, with the sources of the new sighting; its words stay as they are. */
  private static MemoryRecord see(StoreWriter writer, MemoryRecord twin, Statement statement) {
    RecordBody known = twin.body();
    RecordBody said = statement.body();
    TreeSet<Link> links = new TreeSet<>(known.links());
    links.addAll(said.links());
    RecordBody.Builder body = known.toBuilder().links(links);
    body.times(known.createdAt(), known.updatedAt(), later(known.observedAt(), said.observedAt()));
    if (Derivation.isOwnWord(said.provenance()) && !Derivation.isOwnWord(known.provenance())) {
      body.provenance(said.provenance());
    }
    MemoryRecord seen = writer.update(twin, body.build(), Position.NEWEST);
    writer.append(FactEvent.SEEN.of(seen, now(statement)));
    return seen;
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }

  /** Closes a fact that is open; the answer is the record as it is kept. */
  static MemoryRecord close(StoreWriter writer, MemoryRecord open, Instant at) {
    RecordBody body = open.body();
    RecordBody.Builder closed = body.toBuilder().status(RecordStatus.SUPERSEDED);
    closed.times(body.createdAt(), at, body.observedAt());
    return writer.update(open, closed.build(), Position.KEEP);
  }

  /** Closes a fact for a newer one. */
  static MemoryRecord replace(StoreWriter writer, MemoryRecord open, Instant at) {
    MemoryRecord closed = close(writer, open, at);
    writer.append(FactEvent.REPLACED.of(closed, at));
    return closed;
  }

  /** Under a key the entry goes on: its first recording stays the day it was made. */
  private MemoryRecord insert(
      StoreWriter writer, Statement statement, List<MemoryRecord> predecessors) {
    RecordBody said = statement.body();
    TreeSet<Link> links = new TreeSet<>(said.links());
    predecessors.forEach(old -> links.add(new Link(Relation.SUCCEEDS, Ref.record(old.id()))));
    RecordBody.Builder body = said.toBuilder().links(links);
    predecessors.stream()
        .map(MemoryRecord::body)
        .filter(old -> said.key().isPresent() && old.key().equals(said.key()))
        .findFirst()
        .ifPresent(old -> body.times(old.createdAt(), said.updatedAt(), said.observedAt()));
    return add(writer, body.build(), FactEvent.REMEMBERED);
  }

  /** Adds what was held back as a current fact; the released record stays in its history. */
  MemoryRecord letIn(
      StoreWriter writer, MemoryRecord released, List<MemoryRecord> predecessors, Instant at) {
    RecordBody old = released.body();
    TreeSet<Link> links = new TreeSet<>(old.links());
    predecessors.forEach(record -> links.add(new Link(Relation.SUCCEEDS, Ref.record(record.id()))));
    RecordBody.Builder body = old.toBuilder().status(RecordStatus.ACTIVE).links(links);
    body.attribute(Suspicions.REASONS, "").times(old.createdAt(), at, old.observedAt());
    return add(writer, body.build(), FactEvent.RELEASED);
  }

  /** Adds a fact and writes down what that was. */
  MemoryRecord add(StoreWriter writer, RecordBody body, FactEvent event) {
    MemoryRecord added = records.insert(writer, body);
    writer.append(event.of(added, body.updatedAt()));
    return added;
  }

  private static Instant now(Statement statement) {
    return statement.body().updatedAt();
  }
}
