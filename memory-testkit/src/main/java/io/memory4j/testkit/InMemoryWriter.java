package io.memory4j.testkit;

import static java.util.Objects.requireNonNull;

import io.memory4j.ConflictException;
import io.memory4j.Layer;
import io.memory4j.store.Capability;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Changes the tables that one transaction of an {@link InMemoryStore} works on. */
final class InMemoryWriter extends InMemoryReader implements StoreWriter {
  InMemoryWriter(Tables tables, Set<Capability> capabilities) {
    super(tables, capabilities);
  }

  @Override
  public MemoryRecord insert(RecordId id, RecordBody body) {
    Tables tables = tables();
    if (tables.records.has(requireNonNull(id, "id"))) {
      throw new ConflictException("The id " + id + " is taken; make another.");
    }
    requireSameFlag(body);
    requireFree(body, null);
    long number = ++tables.counter;
    long closed = body.status().isClosed() ? number : 0;
    MemoryRecord record = new MemoryRecord(id, body, number, number, number, closed);
    tables.put(record);
    if (body.status() == RecordStatus.ACTIVE) {
      tables.bornActive = tables.bornActive.with(id, true);
    }
    return record;
  }

  private void requireSameFlag(RecordBody body) {
    Boolean known = tables().kinds.get(body.kind().name());
    if (known != null && known != body.kind().searchable()) {
      throw new IllegalArgumentException(
          "The kind " + body.kind().name() + " is known with the other search flag.");
    }
  }

  private void requireFree(RecordBody body, @Nullable RecordId self) {
    Optional<RecordId> byKey =
        body.status() == RecordStatus.ACTIVE
            ? body.key()
                .flatMap(key -> findByKey(body.layer(), body.kind(), key))
                .map(MemoryRecord::id)
            : Optional.empty();
    Optional<RecordId> byFingerprint =
        body.status().isClosed()
            ? Optional.empty()
            : body.fingerprint()
                .flatMap(hash -> findByFingerprint(body.layer(), body.kind(), hash))
                .map(MemoryRecord::id);
    refuse("key", byKey, self);
    refuse("fingerprint", byFingerprint, self);
  }

  private static void refuse(String what, Optional<RecordId> holder, @Nullable RecordId self) {
    if (holder.isPresent() && !holder.get().equals(self)) {
      throw new ConflictException("The " + what + " is taken by record " + holder.get() + ".");
    }
  }

  @Override
  public List<MemoryRecord> insertAll(List<NewRecord> records) {
    Tables before = tables().copy();
    try {
      List<MemoryRecord> kept = new ArrayList<>();
      records.forEach(record -> kept.add(insert(record.id(), record.body())));
      return List.copyOf(kept);
    } catch (RuntimeException e) {
      tables().become(before);
      throw e;
    }
  }

  @Override
  public MemoryRecord update(MemoryRecord seen, RecordBody body, Position position) {
    requireNonNull(position, "position");
    MemoryRecord now = find(seen.id()).orElse(null);
    if (now == null || now.revision() != seen.revision()) {
      throw new ConflictException("The record " + seen.id() + " is gone or has changed since.");
    }
    requireStep(now.body(), body);
    requireFree(body, now.id());
    Tables tables = tables();
    long number = ++tables.counter;
    long sequence = position == Position.NEWEST ? number : now.sequence();
    long closed = now.closed() == 0 && body.status().isClosed() ? number : now.closed();
    MemoryRecord next = new MemoryRecord(now.id(), body, sequence, number, now.born(), closed);
    tables.remove(now, number);
    tables.put(next);
    return next;
  }

  private static void requireStep(RecordBody from, RecordBody to) {
    if (!from.layer().equals(to.layer()) || !from.kind().equals(to.kind())) {
      throw new IllegalArgumentException("An update changes neither layer nor kind.");
    }
    if (!from.status().mayBecome(to.status())) {
      throw new IllegalArgumentException(
          "A record that is " + from.status() + " never becomes " + to.status() + ".");
    }
  }

  @Override
  public boolean delete(RecordId id) {
    Optional<MemoryRecord> record = find(id);
    record.ifPresent(gone -> deleteRecords(List.of(gone)));
    return record.isPresent();
  }

  @Override
  public long deleteAll(RecordQuery query) {
    List<MemoryRecord> doomed =
        query.limit().isPresent() ? ordered(query).toList() : filtered(query).toList();
    deleteRecords(doomed);
    if (isWhole(query)) {
      forgetLayers(query.layers());
    }
    return doomed.size();
  }

  private void deleteRecords(Collection<MemoryRecord> doomed) {
    Tables tables = tables();
    Set<Ref> subjects = new HashSet<>();
    for (MemoryRecord record : doomed) {
      long number = ++tables.counter;
      tables.remove(record, number);
      tables.bornActive = tables.bornActive.without(record.id());
      tables.deletions =
          tables.deletions.with(
              number,
              new Tables.Deletion(
                  record.id(), Optional.of(record.body().layer()), record.body().kind()));
      subjects.add(Ref.record(record.id()));
    }
    if (subjects.stream().anyMatch(subject -> tables.subjects.has(subject.id()))) {
      tables.journal = tables.journal.withoutValues(e -> subjects.contains(e.event().subject()));
      tables.onceKeys = tables.onceKeys.withoutValues(e -> subjects.contains(e.subject()));
    }
  }

  /** Whether a query names layers, any status and nothing else. */
  private static boolean isWhole(RecordQuery query) {
    return !query.layers().isEmpty()
        && query.statuses().isEmpty()
        && query.kinds().isEmpty()
        && query.categories().isEmpty()
        && query.anyTag().isEmpty()
        && query.keyFrom().or(query::keyBefore).or(query::author).isEmpty()
        && query.dueFrom().or(query::dueBy).or(query::validAt).isEmpty()
        && query.observedFrom().or(query::observedBefore).isEmpty()
        && query.linkedTo().isEmpty()
        && query.sequenceBelow().isEmpty()
        && query.asOf().isEmpty()
        && query.limit().isEmpty();
  }

  /** Takes every row that names one of the layers, whose heads all readers then see moved. */
  private void forgetLayers(Set<Layer> layers) {
    Tables tables = tables();
    tables.forgottenAt = ++tables.counter;
    tables.slots = tables.slots.withoutValues(slot -> layers.contains(slot.layer()));
    tables.journal = tables.journal.withoutValues(e -> layers.contains(e.event().layer()));
    tables.onceKeys = tables.onceKeys.withoutValues(e -> layers.contains(e.layer()));
    for (Long revision : tables.deletions.keys()) {
      Tables.Deletion deletion = requireNonNull(tables.deletions.get(revision));
      if (deletion.layer().filter(layers::contains).isPresent()) {
        tables.deletions =
            tables.deletions.with(
                revision, new Tables.Deletion(deletion.id(), Optional.empty(), deletion.kind()));
      }
    }
  }

  @Override
  public boolean append(JournalDraft entry) {
    Tables tables = tables();
    if (entry.once().filter(tables.onceKeys::has).isPresent()) {
      return false;
    }
    long number = ++tables.counter;
    tables.journal = tables.journal.with(number, new JournalEntry(number, entry));
    tables.subjects = tables.subjects.with(entry.subject().id(), true);
    entry.once().ifPresent(once -> tables.onceKeys = tables.onceKeys.with(once, entry));
    return true;
  }

  @Override
  public long deleteJournal(JournalQuery query) {
    Tables tables = tables();
    List<JournalEntry> doomed = entries(query).toList();
    doomed.forEach(entry -> tables.journal = tables.journal.without(entry.sequence()));
    return doomed.size();
  }
}
