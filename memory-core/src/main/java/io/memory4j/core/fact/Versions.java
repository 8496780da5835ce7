package io.memory4j.core.fact;

import io.memory4j.Layer;
import io.memory4j.core.record.FactRecords;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The versions of a fact: what it followed, back to the first, and what followed it, up to the
 * last. Not what else followed one of its predecessors: that is another fact. Confined to the call
 * of its reader.
 */
public final class Versions {
  private static final Set<Relation> LATER = Set.of(Relation.SUCCEEDS, Relation.RESTORES);

  private final StoreReader reader;
  private final Set<Layer> layers;

  /**
   * Looks for versions.
   *
   * @param reader where
   * @param layers the layers that are looked at
   */
  public Versions(StoreReader reader, Set<Layer> layers) {
    this.reader = reader;
    this.layers = layers;
  }

  /**
   * {@return the versions, newest first; empty if no such fact is in the layers}
   *
   * @param id the record of any version
   */
  public List<MemoryRecord> of(RecordId id) {
    Map<RecordId, MemoryRecord> found = new LinkedHashMap<>();
    List<MemoryRecord> start = visible(reader.find(id).stream().toList());
    walk(start, this::older, found);
    walk(start, this::newer, found);
    return found.values().stream()
        .filter(FactRecords::isFact)
        .sorted(Comparator.comparingLong(MemoryRecord::born).reversed())
        .toList();
  }

  private static void walk(
      List<MemoryRecord> start,
      Function<Collection<MemoryRecord>, List<MemoryRecord>> next,
      Map<RecordId, MemoryRecord> found) {
    start.forEach(record -> found.put(record.id(), record));
    List<MemoryRecord> frontier = start;
    while (!frontier.isEmpty()) {
      List<MemoryRecord> added = new ArrayList<>();
      for (MemoryRecord record : next.apply(frontier)) {
        if (found.putIfAbsent(record.id(), record) == null) {
          added.add(record);
        }
      }
      frontier = added;
    }
  }

  private List<MemoryRecord> older(Collection<MemoryRecord> records) {
    List<RecordId> ids =
        records.stream()
            .flatMap(record -> record.body().links().stream())
            .filter(link -> LATER.contains(link.relation()))
            .map(Link::target)
            .filter(target -> target.scheme().equals(Ref.RECORD))
            .map(target -> new RecordId(target.id()))
            .distinct()
            .toList();
    return ids.isEmpty() ? List.of() : visible(reader.findAll(ids));
  }

  private List<MemoryRecord> newer(Collection<MemoryRecord> records) {
    List<MemoryRecord> found = new ArrayList<>();
    for (MemoryRecord record : records) {
      RecordQuery query = RecordQuery.in(layers).anyStatus();
      reader.scan(query.linkedTo(Ref.record(record.id()), LATER), found::add);
    }
    return visible(found);
  }

  private List<MemoryRecord> visible(List<MemoryRecord> records) {
    return records.stream().filter(record -> layers.contains(record.body().layer())).toList();
  }
}
