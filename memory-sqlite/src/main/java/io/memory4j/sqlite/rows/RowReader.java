package io.memory4j.sqlite.rows;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.sqlite.db.Session;
import io.memory4j.sqlite.schema.Hot;
import io.memory4j.sqlite.schema.Sql;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.Facet;
import io.memory4j.store.FacetField;
import io.memory4j.store.Head;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * One snapshot. What is asked most (by id, key, fingerprint) uses constant statements; all else is
 * built by jOOQ, whose classes are loaded with the first such question. Confined to one call.
 */
public class RowReader implements StoreReader {
  private static final int ARGUMENTS_AT_ONCE = 1_000;

  private final Session session;
  private final Names names;
  private final RecordRows rows;
  private boolean ended;

  /**
   * Starts reading.
   *
   * @param session within a transaction
   * @param meanings what numbers mean
   */
  public RowReader(Session session, Names.Meanings meanings) {
    this.session = session;
    this.names = new Names(session, meanings);
    this.rows = new RecordRows(names);
  }

  /** Refuses every call from now on. */
  public void end() {
    ended = true;
  }

  /** {@return the session, if the call that this belongs to has not returned} */
  Session open() {
    if (ended) {
      throw new IllegalStateException("The call that handed this out has returned; call anew.");
    }
    return session;
  }

  /** {@return the session, once everything written so far can be read} */
  Session current() {
    return open();
  }

  Names names() {
    return names;
  }

  RecordRows rows() {
    return rows;
  }

  @Override
  public Optional<MemoryRecord> find(RecordId id) {
    return open().first(Hot.BY_ID, rows::read, id.value());
  }

  @Override
  public List<MemoryRecord> findAll(Collection<RecordId> ids) {
    List<String> values = ids.stream().map(RecordId::value).distinct().toList();
    List<MemoryRecord> found = new ArrayList<>();
    open();
    for (int from = 0; from < values.size(); from += ARGUMENTS_AT_ONCE) {
      found.addAll(select(LookUps.byIds(page(values, from))));
    }
    return List.copyOf(found);
  }

  private static <T> List<T> page(List<T> all, int from) {
    return all.subList(from, Math.min(all.size(), from + ARGUMENTS_AT_ONCE));
  }

  private List<MemoryRecord> select(Sql sql) {
    return open().list(sql.text(), rows::read, sql.arguments());
  }

  @Override
  public Optional<MemoryRecord> findByKey(Layer layer, RecordKind kind, String key) {
    return findBy(Hot.BY_KEY, layer, kind, requireNonNull(key, "key"));
  }

  @Override
  public Optional<MemoryRecord> findByFingerprint(
      Layer layer, RecordKind kind, String fingerprint) {
    return findBy(Hot.BY_FINGERPRINT, layer, kind, requireNonNull(fingerprint, "fingerprint"));
  }

  private Optional<MemoryRecord> findBy(String sql, Layer layer, RecordKind kind, String value) {
    open();
    Optional<Long> layerNumber = names.find(requireNonNull(layer, "layer"));
    Optional<Long> kindNumber = names.find(requireNonNull(kind, "kind"));
    return layerNumber.isEmpty() || kindNumber.isEmpty()
        ? Optional.empty()
        : session.first(sql, rows::read, layerNumber.get(), kindNumber.get(), value);
  }

  @Override
  public Map<String, MemoryRecord> findByKeys(
      Layer layer, RecordKind kind, Collection<String> keys) {
    open();
    Optional<Long> layerNumber = names.find(layer);
    Optional<Long> kindNumber = names.find(kind);
    Map<String, MemoryRecord> found = new HashMap<>();
    if (layerNumber.isPresent() && kindNumber.isPresent()) {
      List<String> all = keys.stream().distinct().toList();
      for (int from = 0; from < all.size(); from += ARGUMENTS_AT_ONCE) {
        Sql sql = LookUps.byKeys(layerNumber.get(), kindNumber.get(), page(all, from));
        select(sql).forEach(record -> record.body().key().ifPresent(k -> found.put(k, record)));
      }
    }
    return Map.copyOf(found);
  }

  @Override
  public List<RecordId> findByIdPrefix(Set<Layer> layers, String prefix, int max) {
    open();
    if (prefix.isEmpty() || max < 1) {
      throw new IllegalArgumentException("A prefix has 1 character or more, and so has an answer.");
    }
    Sql sql = Selections.idsFrom(prefix, layers, names, max);
    return List.copyOf(
        session.list(sql.text(), row -> new RecordId(row.getString(1)), sql.arguments()));
  }

  @Override
  public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
    requireNonNull(visitor, "visitor");
    new Scan(current(), names, rows).visit(query, visitor);
  }

  @Override
  public List<Facet> facets(RecordQuery filter, FacetField by) {
    return Facets.of(current(), names, filter, requireNonNull(by, "by"));
  }

  @Override
  public List<SearchHit> search(SearchQuery query) {
    return new Search(current(), names, rows, query).hits();
  }

  @Override
  public Head head(Set<Layer> layers, Set<RecordKind> kinds) {
    return Heads.head(current(), names, layers, kinds);
  }

  @Override
  public ChangePage changes(ChangeQuery query) {
    return new Changes(current(), names, rows).page(query);
  }

  @Override
  public void journal(JournalQuery query, Predicate<? super JournalEntry> visitor) {
    requireNonNull(visitor, "visitor");
    new Journal(current(), names).visit(query, visitor);
  }
}
