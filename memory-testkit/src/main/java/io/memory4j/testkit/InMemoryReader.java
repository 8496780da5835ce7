package io.memory4j.testkit;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.store.Capability;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.Facet;
import io.memory4j.store.FacetField;
import io.memory4j.store.Head;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.StoreReader;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads one state of the tables of an {@link InMemoryStore}. Not thread-safe. */
class InMemoryReader implements StoreReader {
  private final Tables tables;
  private final Set<Capability> capabilities;
  private boolean ended;

  InMemoryReader(Tables tables, Set<Capability> capabilities) {
    this.tables = tables;
    this.capabilities = capabilities;
  }

  void end() {
    ended = true;
  }

  /** {@return the tables, while the call lasts} */
  Tables tables() {
    if (ended) {
      throw new IllegalStateException("The call that handed out this reader has returned.");
    }
    return tables;
  }

  @Override
  public Optional<MemoryRecord> find(RecordId id) {
    return Optional.ofNullable(tables().records.get(requireNonNull(id, "id")));
  }

  @Override
  public List<MemoryRecord> findAll(Collection<RecordId> ids) {
    tables();
    return new LinkedHashSet<>(ids).stream().flatMap(id -> find(id).stream()).toList();
  }

  @Override
  public Optional<MemoryRecord> findByKey(Layer layer, RecordKind kind, String key) {
    requireNonNull(key, "key");
    return Optional.ofNullable(tables().keys.get(Tables.slot(layer, kind, key)))
        .flatMap(this::find);
  }

  @Override
  public Map<String, MemoryRecord> findByKeys(
      Layer layer, RecordKind kind, Collection<String> keys) {
    tables();
    Map<String, MemoryRecord> found = new HashMap<>();
    keys.forEach(key -> findByKey(layer, kind, key).ifPresent(record -> found.put(key, record)));
    return Map.copyOf(found);
  }

  @Override
  public Optional<MemoryRecord> findByFingerprint(
      Layer layer, RecordKind kind, String fingerprint) {
    requireNonNull(fingerprint, "fingerprint");
    return Optional.ofNullable(tables().fingerprints.get(Tables.slot(layer, kind, fingerprint)))
        .flatMap(this::find);
  }

  @Override
  public List<RecordId> findByIdPrefix(Set<Layer> layers, String prefix, int max) {
    return tables().records.values().stream()
        .filter(record -> layers.isEmpty() || layers.contains(record.body().layer()))
        .map(MemoryRecord::id)
        .filter(id -> id.value().startsWith(prefix))
        .limit(max)
        .toList();
  }

  @Override
  public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
    requireNonNull(visitor, "visitor");
    visit(ordered(query), visitor);
  }

  private static <T> void visit(Stream<T> answers, Predicate<? super T> visitor) {
    for (T answer : answers.toList()) {
      if (!visitor.test(answer)) {
        return;
      }
    }
  }

  /** {@return the records of a query in its order and within its limit} */
  Stream<MemoryRecord> ordered(RecordQuery query) {
    return filtered(query)
        .filter(record -> RecordFilter.isOrdered(query.order(), record))
        .sorted(RecordFilter.comparator(query.order()))
        .limit(query.limit().orElse(Integer.MAX_VALUE));
  }

  /** {@return the records that meet the conditions of a query, whatever its order and limit} */
  Stream<MemoryRecord> filtered(RecordQuery query) {
    if (query.asOf().isPresent()) {
      InMemoryStore.require(Capability.HISTORY, capabilities);
    }
    Predicate<MemoryRecord> everActive = record -> tables.bornActive.has(record.id());
    return candidates(query).filter(new RecordFilter(query, everActive));
  }

  /** {@return all that a query can mean; of active records with a key, by the index of keys} */
  private Stream<MemoryRecord> candidates(RecordQuery query) {
    boolean keyed = query.keyFrom().or(query::keyBefore).isPresent();
    boolean active = query.asOf().isEmpty() && query.statuses().equals(Set.of(RecordStatus.ACTIVE));
    if (!keyed || !active || query.layers().isEmpty() || query.kinds().isEmpty()) {
      return tables().records.values().stream();
    }
    return query.layers().stream()
        .flatMap(layer -> query.kinds().stream().flatMap(kind -> tables().keyed(layer, kind)))
        .flatMap(id -> find(id).stream());
  }

  @Override
  public List<Facet> facets(RecordQuery filter, FacetField by) {
    Map<String, Facet> facets = new TreeMap<>(CodePoints.ORDER);
    filtered(filter)
        .forEach(
            record -> {
              for (String value : values(record.body(), by)) {
                facets.merge(value, new Facet(value, 1, record.sequence()), InMemoryReader::join);
              }
            });
    return facets.values().stream()
        .sorted(Comparator.comparingLong(Facet::newestSequence).reversed())
        .toList();
  }

  private static Collection<String> values(RecordBody body, FacetField by) {
    return switch (by) {
      case LAYER -> Set.of(body.layer().id());
      case KIND -> Set.of(body.kind().name());
      case STATUS -> Set.of(body.status().name());
      case CATEGORY -> body.category().isEmpty() ? Set.of() : Set.of(body.category());
      case TAG -> body.tags();
      case AUTHOR -> Set.of(body.provenance().author());
    };
  }

  private static Facet join(Facet a, Facet b) {
    long newest = Math.max(a.newestSequence(), b.newestSequence());
    return new Facet(a.value(), a.records() + b.records(), newest);
  }

  @Override
  public List<SearchHit> search(SearchQuery query) {
    InMemoryStore.require(Capability.SEARCH, capabilities);
    return new WordSearch(query, filtered(query.filter()).toList()).hits();
  }

  @Override
  public Head head(Set<Layer> layers, Set<RecordKind> kinds) {
    // Deletions of a layer that was deleted whole cannot be told apart from it any more.
    Head head = new Head(tables().forgottenAt, 0);
    for (Tables.Slot slot : tables.slots.values()) {
      if (matches(layers, slot.layer()) && matches(kinds, slot.kind())) {
        head =
            new Head(
                Math.max(head.revision(), slot.head().revision()),
                head.records() + slot.head().records());
      }
    }
    return head;
  }

  @Override
  public ChangePage changes(ChangeQuery query) {
    TreeMap<Long, Object> news = new TreeMap<>();
    for (MemoryRecord record : tables().records.values()) {
      RecordBody body = record.body();
      if (matches(query.layers(), body.layer()) && matches(query.kinds(), body.kind())) {
        news.put(record.revision(), record);
      }
    }
    for (Long revision : tables.deletions.keys()) {
      Tables.Deletion deletion = requireNonNull(tables.deletions.get(revision));
      if (matches(query.layers(), deletion.layer().orElse(null))
          && matches(query.kinds(), deletion.kind())) {
        news.put(revision, deletion.id());
      }
    }
    return page(news.tailMap(query.after(), false), query);
  }

  private ChangePage page(Map<Long, Object> news, ChangeQuery query) {
    List<Map.Entry<Long, Object>> page = news.entrySet().stream().limit(query.limit()).toList();
    boolean more = page.size() < news.size();
    long through =
        more ? page.get(page.size() - 1).getKey() : Math.max(tables.counter, query.after());
    List<MemoryRecord> changed =
        page.stream()
            .map(Map.Entry::getValue)
            .filter(MemoryRecord.class::isInstance)
            .map(MemoryRecord.class::cast)
            .toList();
    Set<RecordId> deleted = new LinkedHashSet<>();
    page.stream()
        .map(Map.Entry::getValue)
        .filter(RecordId.class::isInstance)
        .map(RecordId.class::cast)
        .forEach(deleted::add);
    return new ChangePage(changed, deleted, through, more, false);
  }

  /** Whether a set admits a value; a layer that is no longer known may be any. */
  private static <T> boolean matches(Set<T> wanted, @Nullable T value) {
    return wanted.isEmpty() || value == null || wanted.contains(value);
  }

  @Override
  public void journal(JournalQuery query, Predicate<? super JournalEntry> visitor) {
    requireNonNull(visitor, "visitor");
    visit(entries(query), visitor);
  }

  /** {@return the entries of a query, ascending by sequence} */
  Stream<JournalEntry> entries(JournalQuery query) {
    return tables().journal.values().stream()
        .filter(entry -> entry.sequence() > query.after())
        .filter(entry -> matches(query.layers(), entry.event().layer()))
        .filter(entry -> matches(query.types(), entry.event().type()))
        .filter(entry -> matches(query.subjects(), entry.event().subject()))
        .filter(entry -> query.before().map(entry.event().at()::isBefore).orElse(true))
        .limit(query.limit().orElse(Integer.MAX_VALUE));
  }
}
