package io.memory4j.core.diagnose;

import io.memory4j.Diagnosis.StoreState;
import io.memory4j.Layer;
import io.memory4j.MemoryException;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.core.tomb.OwedScrub;
import io.memory4j.store.FacetField;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreReader;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Looks at the stores of a memory. Thread-safe. */
public final class StoreStates {
  private final Clock clock;

  /**
   * Looks at stores.
   *
   * @param clock tells which jobs are due
   */
  public StoreStates(Clock clock) {
    this.clock = clock;
  }

  /**
   * {@return how the stores are, that of the most specific layer first}
   *
   * @param route the layers and stores
   */
  public List<StoreState> of(StackRoute route) {
    return route.shares().stream().map(this::of).toList();
  }

  private StoreState of(StoreShare share) {
    MemoryStore store = share.store();
    try {
      Instant now = clock.instant();
      boolean owed = OwedScrub.isOwed(store);
      return store.read(reader -> of(reader, share, now, owed));
    } catch (MemoryException silent) {
      return state(share, false, Map.of(), Map.of(), false);
    }
  }

  private static StoreState of(StoreReader reader, StoreShare share, Instant now, boolean owed) {
    Set<Layer> layers = new HashSet<>(share.layers());
    layers.add(Layer.system());
    return state(share, true, records(reader, layers), dueJobs(reader, layers, now), owed);
  }

  private static StoreState state(
      StoreShare share,
      boolean answers,
      Map<String, Map<String, Long>> records,
      Map<String, Long> dueJobs,
      boolean owed) {
    long quarantined =
        records.values().stream()
            .mapToLong(counts -> counts.getOrDefault(RecordStatus.QUARANTINED.name(), 0L))
            .sum();
    return new StoreState(
        share.store().storeId(),
        share.layers(),
        answers,
        share.store().capabilities(),
        share.store().modes(),
        records,
        quarantined,
        dueJobs,
        owed);
  }

  private static Map<String, Map<String, Long>> records(StoreReader reader, Set<Layer> layers) {
    Map<String, Map<String, Long>> records = new TreeMap<>();
    for (RecordStatus status : RecordStatus.values()) {
      RecordQuery ofStatus = RecordQuery.in(layers).statuses(Set.of(status));
      reader
          .facets(ofStatus, FacetField.KIND)
          .forEach(
              facet ->
                  records
                      .computeIfAbsent(facet.value(), kind -> new TreeMap<>())
                      .put(status.name(), facet.records()));
    }
    return records;
  }

  private static Map<String, Long> dueJobs(StoreReader reader, Set<Layer> layers, Instant now) {
    Map<String, Long> due = new TreeMap<>();
    reader.scan(
        RecordQuery.in(layers).kind(RecordKinds.JOB).dueBy(now),
        job -> {
          due.merge(family(job.body().key().orElse("")), 1L, Long::sum);
          return true;
        });
    return due;
  }

  private static String family(String key) {
    int colon = key.indexOf(':');
    return colon < 0 ? key : key.substring(0, colon);
  }
}
