package io.memory4j.testkit;

import io.memory4j.Layer;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.Facet;
import io.memory4j.store.FacetField;
import io.memory4j.store.Head;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Hands every call on to a reader or writer; a faulty store overrides the call that it breaks. */
class ForwardingWriter implements StoreWriter {
  final StoreReader reader;

  ForwardingWriter(StoreReader reader) {
    this.reader = reader;
  }

  StoreReader reader() {
    return reader;
  }

  StoreWriter writer() {
    return (StoreWriter) reader;
  }

  /** {@return what a scan of the store behind hands out} */
  final List<MemoryRecord> scanned(RecordQuery query) {
    List<MemoryRecord> records = new ArrayList<>();
    reader().scan(query, records::add);
    return records;
  }

  /** {@return what the journal of the store behind hands out} */
  final List<JournalEntry> entries(JournalQuery query) {
    List<JournalEntry> entries = new ArrayList<>();
    reader().journal(query, entries::add);
    return entries;
  }

  @Override
  public Optional<MemoryRecord> find(RecordId id) {
    return reader().find(id);
  }

  @Override
  public List<MemoryRecord> findAll(Collection<RecordId> ids) {
    return reader().findAll(ids);
  }

  @Override
  public Optional<MemoryRecord> findByKey(Layer layer, RecordKind kind, String key) {
    return reader().findByKey(layer, kind, key);
  }

  @Override
  public Map<String, MemoryRecord> findByKeys(
      Layer layer, RecordKind kind, Collection<String> keys) {
    return reader().findByKeys(layer, kind, keys);
  }

  @Override
  public Optional<MemoryRecord> findByFingerprint(Layer layer, RecordKind kind, String print) {
    return reader().findByFingerprint(layer, kind, print);
  }

  @Override
  public List<RecordId> findByIdPrefix(Set<Layer> layers, String prefix, int max) {
    return reader().findByIdPrefix(layers, prefix, max);
  }

  @Override
  public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
    reader().scan(query, visitor);
  }

  @Override
  public List<Facet> facets(RecordQuery filter, FacetField by) {
    return reader().facets(filter, by);
  }

  @Override
  public List<SearchHit> search(SearchQuery query) {
    return reader().search(query);
  }

  @Override
  public Head head(Set<Layer> layers, Set<RecordKind> kinds) {
    return reader().head(layers, kinds);
  }

  @Override
  public ChangePage changes(ChangeQuery query) {
    return reader().changes(query);
  }

  @Override
  public void journal(JournalQuery query, Predicate<? super JournalEntry> visitor) {
    reader().journal(query, visitor);
  }

  @Override
  public MemoryRecord insert(RecordId id, RecordBody body) {
    return writer().insert(id, body);
  }

  @Override
  public List<MemoryRecord> insertAll(List<NewRecord> records) {
    return writer().insertAll(records);
  }

  @Override
  public MemoryRecord update(MemoryRecord seen, RecordBody body, Position position) {
    return writer().update(seen, body, position);
  }

  @Override
  public boolean delete(RecordId id) {
    return writer().delete(id);
  }

  @Override
  public long deleteAll(RecordQuery query) {
    return writer().deleteAll(query);
  }

  @Override
  public boolean append(JournalDraft entry) {
    return writer().append(entry);
  }

  @Override
  public long deleteJournal(JournalQuery query) {
    return writer().deleteJournal(query);
  }
}
