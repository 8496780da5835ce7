package io.memory4j.examples.store;

import static java.util.Objects.requireNonNull;

import io.memory4j.ConflictException;
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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Changes the copy of the state that one write works on. */
final class FolderWriter extends FolderReader implements StoreWriter {
  FolderWriter(State state) {
    super(state);
  }

  @Override
  public MemoryRecord insert(RecordId id, RecordBody body) {
    State state = state();
    if (find(id).isPresent()) {
      throw new ConflictException("The id " + id + " is taken.");
    }
    Boolean known = state.kinds.get(body.kind().name());
    if (known != null && known != body.kind().searchable()) {
      throw new IllegalArgumentException(
          "The kind " + body.kind().name() + " is known with the other search flag.");
    }
    refuseTaken(id, body);
    long now = ++state.counter;
    long closed = body.status().isClosed() ? now : 0;
    MemoryRecord record = new MemoryRecord(id, body, now, now, now, closed);
    state.records.put(id, record);
    state.kinds.put(body.kind().name(), body.kind().searchable());
    return record;
  }

  private void refuseTaken(RecordId self, RecordBody body) {
    Optional<MemoryRecord> byKey =
        body.status() == RecordStatus.ACTIVE
            ? body.key().flatMap(key -> findByKey(body.layer(), body.kind(), key))
            : Optional.empty();
    Optional<MemoryRecord> byFingerprint =
        body.status().isClosed()
            ? Optional.empty()
            : body.fingerprint().flatMap(f -> findByFingerprint(body.layer(), body.kind(), f));
    if (byKey.or(() -> byFingerprint).filter(holder -> !holder.id().equals(self)).isPresent()
        || byFingerprint.filter(holder -> !holder.id().equals(self)).isPresent()) {
      throw new ConflictException("The key or the fingerprint of " + self + " is taken.");
    }
  }

  @Override
  public List<MemoryRecord> insertAll(List<NewRecord> records) {
    State before = state().copy();
    try {
      List<MemoryRecord> kept = new ArrayList<>();
      records.forEach(record -> kept.add(insert(record.id(), record.body())));
      return List.copyOf(kept);
    } catch (RuntimeException e) {
      state().become(before);
      throw e;
    }
  }

  @Override
  public MemoryRecord update(MemoryRecord seen, RecordBody body, Position position) {
    requireNonNull(position, "position");
    MemoryRecord now = state().records.get(seen.id());
    if (now == null || now.revision() != seen.revision()) {
      throw new ConflictException("The record " + seen.id() + " changed since; read it again.");
    }
    RecordBody old = now.body();
    if (!old.layer().equals(body.layer())
        || !old.kind().equals(body.kind())
        || !old.status().mayBecome(body.status())) {
      throw new IllegalArgumentException(
          "From " + old.status() + " a record cannot become " + body.status() + " here.");
    }
    refuseTaken(now.id(), body);
    long number = ++state().counter;
    long sequence = position == Position.NEWEST ? number : now.sequence();
    long closed = now.closed() == 0 && body.status().isClosed() ? number : now.closed();
    MemoryRecord kept = new MemoryRecord(now.id(), body, sequence, number, now.born(), closed);
    state().records.put(now.id(), kept);
    return kept;
  }

  @Override
  public boolean delete(RecordId id) {
    Optional<MemoryRecord> record = find(id);
    record.ifPresent(gone -> deleteAll(List.of(gone)));
    return record.isPresent();
  }

  @Override
  public long deleteAll(RecordQuery query) {
    List<MemoryRecord> doomed =
        (query.limit().isPresent()
                ? Conditions.select(state().records.values(), query)
                : Conditions.filter(state().records.values(), query))
            .toList();
    deleteAll(doomed);
    if (isWhole(query)) {
      forget(query);
    }
    return doomed.size();
  }

  private void deleteAll(List<MemoryRecord> doomed) {
    State state = state();
    Set<Ref> subjects = new HashSet<>();
    for (MemoryRecord record : doomed) {
      state.records.remove(record.id());
      state.deletions.put(
          ++state.counter,
          new State.Deletion(record.id(), record.body().layer().id(), record.body().kind().name()));
      subjects.add(Ref.record(record.id()));
    }
    state.journal.values().removeIf(entry -> subjects.contains(entry.event().subject()));
    state.onceKeys.values().removeIf(once -> subjects.contains(once.subject()));
  }

  private static boolean isWhole(RecordQuery query) {
    return !query.layers().isEmpty()
        && query.statuses().isEmpty()
        && query.kinds().isEmpty()
        && query.categories().isEmpty()
        && query.anyTag().isEmpty()
        && query.limit().isEmpty()
        && query.sequenceBelow().isEmpty()
        && query.linkedTo().isEmpty()
        && query.author().or(query::keyFrom).or(query::keyBefore).isEmpty()
        && query.dueFrom().or(query::dueBy).or(query::validAt).isEmpty()
        && query.observedFrom().or(query::observedBefore).isEmpty();
  }

  private void forget(RecordQuery query) {
    State state = state();
    Set<String> layers =
        query.layers().stream().map(layer -> layer.id()).collect(Collectors.toSet());
    state.forgottenAt = ++state.counter;
    state.journal.values().removeIf(e -> layers.contains(e.event().layer().id()));
    state.onceKeys.values().removeIf(once -> layers.contains(once.layer()));
    state.deletions.replaceAll(
        (revision, gone) ->
            layers.contains(gone.layer()) ? new State.Deletion(gone.id(), "", gone.kind()) : gone);
  }

  @Override
  public boolean append(JournalDraft entry) {
    State state = state();
    if (entry.once().filter(state.onceKeys::containsKey).isPresent()) {
      return false;
    }
    long number = ++state.counter;
    state.journal.put(number, new JournalEntry(number, entry));
    State.Once taken = new State.Once(entry.layer().id(), entry.subject());
    entry.once().ifPresent(once -> state.onceKeys.put(once, taken));
    return true;
  }

  @Override
  public long deleteJournal(JournalQuery query) {
    List<JournalEntry> doomed = entries(query);
    doomed.forEach(entry -> state().journal.remove(entry.sequence()));
    return doomed.size();
  }
}
