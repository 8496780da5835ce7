package io.memory4j.core.review;

import io.memory4j.Layer;
import io.memory4j.core.journal.FactEvent;
import io.memory4j.review.Activity;
import io.memory4j.review.ActivitySource;
import io.memory4j.review.Period;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import java.time.Instant;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What was remembered in a layer on a day, as its journal tells: for hosts that keep no
 * transcripts. What was forgotten since, or is held back, is left out. Thread-safe.
 */
public final class JournalActivity implements ActivitySource {
  private final MemoryStore store;
  private final Layer layer;

  /**
   * Reads the journal of a layer.
   *
   * @param store the store that keeps the summaries too
   * @param layer the layer
   */
  public JournalActivity(MemoryStore store, Layer layer) {
    this.store = store;
    this.layer = layer;
  }

  @Override
  public List<Activity> read(Period day, ZoneId zone) {
    return store.read(reader -> read(reader, day.start(zone), day.end(zone)));
  }

  private List<Activity> read(StoreReader reader, Instant from, Instant until) {
    Map<RecordId, Instant> remembered = remembered(reader, from, until);
    Map<RecordId, MemoryRecord> records =
        reader.findAll(remembered.keySet()).stream()
            .filter(record -> hasText(record.body().status()))
            .collect(Collectors.toMap(MemoryRecord::id, Function.identity()));
    StringBuilder text = new StringBuilder(MaterialLabels.REMEMBERED);
    Set<Ref> sources = new LinkedHashSet<>();
    Instant first = until;
    for (Map.Entry<RecordId, Instant> added : remembered.entrySet()) {
      MemoryRecord record = records.get(added.getKey());
      if (record != null) {
        text.append("\n- ").append(record.body().content());
        sources.add(Ref.record(record.id()));
        first = added.getValue().isBefore(first) ? added.getValue() : first;
      }
    }
    return sources.isEmpty() ? List.of() : List.of(new Activity(sources, first, text.toString()));
  }

  /** {@return the records that were added, in the order of the journal, and when} */
  private Map<RecordId, Instant> remembered(StoreReader reader, Instant from, Instant until) {
    Map<RecordId, Instant> found = new LinkedHashMap<>();
    JournalQuery all = JournalQuery.all().in(layer).type(FactEvent.REMEMBERED.type());
    reader.journal(
        all,
        entry -> {
          Instant at = entry.event().at();
          Ref subject = entry.event().subject();
          if (subject.scheme().equals(Ref.RECORD) && !at.isBefore(from) && at.isBefore(until)) {
            found.putIfAbsent(new RecordId(subject.id()), at);
          }
          return true;
        });
    return found;
  }

  private static boolean hasText(RecordStatus status) {
    return status == RecordStatus.ACTIVE || status == RecordStatus.SUPERSEDED;
  }
}
