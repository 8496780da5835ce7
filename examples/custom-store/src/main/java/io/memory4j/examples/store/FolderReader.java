package io.memory4j.examples.store;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
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
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads one state. Not thread-safe. */
class FolderReader implements StoreReader {
  private final State state;
  private boolean ended;

  FolderReader(State state) {
    this.state = state;
  }

  void end() {
    ended = true;
  }

  State state() {
    if (ended) {
      throw new IllegalStateException("This reader was for one call, which has returned.");
    }
    return state;
  }

  @Override
  public Optional<MemoryRecord> find(RecordId id) {
    return Optional.ofNullable(state().records.get(requireNonNull(id, "id")));
  }

  @Override
  public List<MemoryRecord> findAll(Collection<RecordId> ids) {
    state();
    return new HashSet<>(ids).stream().flatMap(id -> find(id).stream()).toList();
  }

  private Stream<MemoryRecord> of(Layer layer, RecordKind kind) {
    requireNonNull(layer, "layer");
    requireNonNull(kind, "kind");
    return state().records.values().stream()
        .filter(r -> r.body().layer().equals(layer) && r.body().kind().equals(kind));
  }

  @Override
  public Optional<MemoryRecord> findByKey(Layer layer, RecordKind kind, String key) {
    return Optional.ofNullable(findByKeys(layer, kind, List.of(key)).get(key));
  }

  @Override
  public Map<String, MemoryRecord> findByKeys(
      Layer layer, RecordKind kind, Collection<String> keys) {
    Set<String> wanted = Set.copyOf(keys);
    Map<String, MemoryRecord> found = new HashMap<>();
    of(layer, kind)
        .filter(record -> record.body().status() == RecordStatus.ACTIVE)
        .forEach(
            record ->
                record.body().key().filter(wanted::contains).ifPresent(k -> found.put(k, record)));
    return Map.copyOf(found);
  }

  @Override
  public Optional<MemoryRecord> findByFingerprint(
      Layer layer, RecordKind kind, String fingerprint) {
    Optional<String> wanted = Optional.of(fingerprint);
    return of(layer, kind)
        .filter(r -> !r.body().status().isClosed() && r.body().fingerprint().equals(wanted))
        .findFirst();
  }

  @Override
  public List<RecordId> findByIdPrefix(Set<Layer> layers, String prefix, int max) {
    return state().records.values().stream()
        .filter(r -> admits(layers, r.body().layer()) && r.id().value().startsWith(prefix))
        .map(MemoryRecord::id)
        .limit(max)
        .toList();
  }

  private static <T> boolean admits(Set<T> wanted, T value) {
    return wanted.isEmpty() || wanted.contains(value);
  }

  @Override
  public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
    requireNonNull(visitor, "visitor");
    List<MemoryRecord> records = Conditions.select(state().records.values(), query).toList();
    for (MemoryRecord record : records) {
      if (!visitor.test(record)) {
        return;
      }
    }
  }

  @Override
  public List<Facet> facets(RecordQuery filter, FacetField by) {
    Map<String, Facet> facets = new HashMap<>();
    Conditions.filter(state().records.values(), filter)
        .forEach(
            record ->
                values(record.body(), by)
                    .forEach(
                        value ->
                            facets.merge(
                                value, new Facet(value, 1, record.sequence()), FolderReader::sum)));
    return facets.values().stream()
        .sorted(
            Comparator.comparingLong(Facet::newestSequence)
                .reversed()
                .thenComparing(Facet::value, Conditions.BY_CODE_POINT))
        .toList();
  }

  private static Facet sum(Facet a, Facet b) {
    return new Facet(
        a.value(), a.records() + b.records(), Math.max(a.newestSequence(), b.newestSequence()));
  }

  private static Stream<String> values(RecordBody body, FacetField by) {
    return switch (by) {
      case LAYER -> Stream.of(body.layer().id());
      case KIND -> Stream.of(body.kind().name());
      case STATUS -> Stream.of(body.status().name());
      case CATEGORY -> Stream.of(body.category()).filter(category -> !category.isEmpty());
      case TAG -> body.tags().stream();
      case AUTHOR -> Stream.of(body.provenance().author());
    };
  }

  @Override
  public List<SearchHit> search(SearchQuery query) {
    throw new UnsupportedOperationException("This store has no SEARCH; ask capabilities().");
  }

  private static boolean concerns(
      Set<Layer> layers, Set<RecordKind> kinds, State.Deletion deletion) {
    // The kit's page: deletions without a layer are told to everybody.
    boolean layer =
        deletion.layer().isEmpty()
            || layers.isEmpty()
            || layers.stream().anyMatch(wanted -> wanted.id().equals(deletion.layer()));
    return layer
        && (kinds.isEmpty()
            || kinds.stream().anyMatch(wanted -> wanted.name().equals(deletion.kind())));
  }

  private Stream<MemoryRecord> of(Set<Layer> layers, Set<RecordKind> kinds) {
    return state().records.values().stream()
        .filter(r -> admits(layers, r.body().layer()) && admits(kinds, r.body().kind()));
  }

  @Override
  public Head head(Set<Layer> layers, Set<RecordKind> kinds) {
    List<MemoryRecord> records = of(layers, kinds).toList();
    long last = state().forgottenAt;
    for (MemoryRecord record : records) {
      last = Math.max(last, record.revision());
    }
    for (Map.Entry<Long, State.Deletion> deletion : state().deletions.entrySet()) {
      boolean counts = concerns(layers, kinds, deletion.getValue());
      last = counts ? Math.max(last, deletion.getKey()) : last;
    }
    return new Head(last, records.size());
  }

  @Override
  public ChangePage changes(ChangeQuery query) {
    TreeMap<Long, MemoryRecord> changed = new TreeMap<>();
    TreeMap<Long, RecordId> deleted = new TreeMap<>();
    of(query.layers(), query.kinds())
        .filter(record -> record.revision() > query.after())
        .forEach(record -> changed.put(record.revision(), record));
    state()
        .deletions
        .tailMap(query.after(), false)
        .forEach(
            (revision, deletion) -> {
              if (concerns(query.layers(), query.kinds(), deletion)) {
                deleted.put(revision, deletion.id());
              }
            });
    List<Long> revisions =
        Stream.concat(changed.keySet().stream(), deleted.keySet().stream()).sorted().toList();
    boolean more = revisions.size() > query.limit();
    long through =
        more ? revisions.get(query.limit() - 1) : Math.max(query.after(), state().counter);
    return new ChangePage(
        new ArrayList<>(changed.headMap(through, true).values()),
        Set.copyOf(deleted.headMap(through, true).values()),
        through,
        more,
        false);
  }

  @Override
  public void journal(JournalQuery query, Predicate<? super JournalEntry> visitor) {
    requireNonNull(visitor, "visitor");
    for (JournalEntry entry : entries(query)) {
      if (!visitor.test(entry)) {
        return;
      }
    }
  }

  /** {@return the entries of a query, ascending} */
  List<JournalEntry> entries(JournalQuery query) {
    return state().journal.values().stream()
        .filter(entry -> entry.sequence() > query.after())
        .filter(entry -> admits(query.layers(), entry.event().layer()))
        .filter(entry -> admits(query.types(), entry.event().type()))
        .filter(entry -> admits(query.subjects(), entry.event().subject()))
        .filter(entry -> query.before().map(entry.event().at()::isBefore).orElse(true))
        .limit(query.limit().orElse(Integer.MAX_VALUE))
        .toList();
  }
}
