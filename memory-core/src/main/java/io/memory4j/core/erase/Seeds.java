package io.memory4j.core.erase;

import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.core.fact.Versions;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.store.StoreReader;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The records of one store that a selection names by itself: all versions of facts, what else of a
 * layer's history says the same, whole layers, a person's words, a session's words. Confined to the
 * call of its reader.
 */
final class Seeds {
  private static final Set<Relation> DERIVED = Set.of(Relation.DERIVED_FROM);

  private final StoreReader reader;
  private final Selection selection;
  private final Map<RecordId, MemoryRecord> certain = new LinkedHashMap<>();
  private final Map<RecordId, MemoryRecord> derived = new LinkedHashMap<>();

  private Seeds(StoreReader reader, Selection selection) {
    this.reader = reader;
    this.selection = selection;
  }

  static Seeds of(StoreReader reader, Selection selection) {
    Seeds seeds = new Seeds(reader, selection);
    seeds.addVersions();
    selection.layers().forEach(seeds::addLayer);
    selection.persons().forEach(seeds::addPerson);
    selection.episodes().forEach(seeds::addEpisode);
    seeds.addEchoes();
    return seeds;
  }

  /** {@return what goes, whatever it was made from} */
  List<MemoryRecord> certain() {
    return List.copyOf(certain.values());
  }

  /** {@return what was made from a person or a session, and perhaps from others too} */
  List<MemoryRecord> derived() {
    return List.copyOf(derived.values());
  }

  private boolean add(Map<RecordId, MemoryRecord> place, MemoryRecord record) {
    if (!record.body().createdAt().isAfter(selection.until())) {
      place.putIfAbsent(record.id(), record);
    }
    return true;
  }

  private void scan(RecordQuery query, Predicate<MemoryRecord> take) {
    reader.scan(query.anyStatus(), take);
  }

  private void addVersions() {
    Versions versions = new Versions(reader, selection.scope());
    for (RecordId id : selection.ids()) {
      versions.of(id).forEach(version -> add(certain, version));
    }
  }

  private void addLayer(Layer layer) {
    scan(RecordQuery.in(layer), record -> add(certain, record));
  }

  private void addPerson(String id) {
    String author = Provenance.person(id).author();
    scan(RecordQuery.in(Set.of()).author(author), record -> add(certain, record));
    RecordQuery made = RecordQuery.in(Set.of()).linkedTo(Ref.person(id), DERIVED);
    scan(made, record -> add(derived, record));
  }

  /** What was said in a session and names no source is the session's own word. */
  private void addEpisode(String id) {
    Link source = new Link(Relation.DERIVED_FROM, Ref.episode(id));
    scan(
        RecordQuery.in(selection.scope()),
        record -> {
          if (record.body().links().contains(source)) {
            return add(derived, record);
          }
          return !isOwnWordOf(record, id) || add(certain, record);
        });
  }

  private static boolean isOwnWordOf(MemoryRecord record, String session) {
    return record.body().provenance().session().filter(session::equals).isPresent()
        && record.body().links().stream()
            .noneMatch(link -> link.relation() == Relation.DERIVED_FROM);
  }

  /** Closed facts that say the same under the same key, without being linked. */
  private void addEchoes() {
    Set<String> hashes = new HashSet<>();
    Set<Layer> theirs = new HashSet<>();
    for (MemoryRecord record : certain.values()) {
      if (record.body().kind().equals(RecordKinds.FACT)) {
        record.body().fingerprint().ifPresent(hashes::add);
        theirs.add(record.body().layer());
      }
    }
    theirs.removeAll(selection.layers());
    if (!theirs.isEmpty()) {
      scan(
          RecordQuery.in(theirs).kind(RecordKinds.FACT),
          record -> !isEcho(record, hashes) || add(certain, record));
    }
  }

  private static boolean isEcho(MemoryRecord record, Set<String> hashes) {
    return record.body().status().isClosed()
        && record.body().fingerprint().filter(hashes::contains).isPresent();
  }
}
