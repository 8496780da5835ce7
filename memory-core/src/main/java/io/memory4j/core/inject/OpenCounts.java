package io.memory4j.core.inject;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.FacetField;
import io.memory4j.store.Head;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreReader;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How many facts of large layers of one store are open. Counting them all takes time for each, so
 * they are counted once and then followed by what changed; after a deletion they are counted anew.
 * Thread-safe.
 */
final class OpenCounts {
  static final Set<RecordStatus> OPEN = Set.of(RecordStatus.ACTIVE, RecordStatus.QUARANTINED);

  private static final Set<RecordKind> FACTS = Set.of(RecordKinds.FACT);
  private static final int PAGE = 500;
  private static final int MAX_LAYERS = 256;

  private final Map<Layer, Counted> counts =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Layer, Counted> eldest) {
          return size() > MAX_LAYERS;
        }
      };

  /** How many were open at a revision. */
  private record Counted(long revision, long open) {}

  /** {@return how many facts of a layer are open in a snapshot} */
  long open(StoreReader reader, Layer layer) {
    Head head = reader.head(Set.of(layer), FACTS);
    Counted known = get(layer);
    Counted now =
        known == null || known.revision() > head.revision()
            ? counted(reader, layer, head)
            : followed(reader, layer, head, known);
    put(layer, now);
    return now.open();
  }

  private synchronized @Nullable Counted get(Layer layer) {
    return counts.get(layer);
  }

  private synchronized void put(Layer layer, Counted now) {
    counts.put(layer, now);
  }

  private static Counted counted(StoreReader reader, Layer layer, Head head) {
    RecordQuery open = RecordQuery.in(layer).kind(RecordKinds.FACT).statuses(OPEN);
    long count =
        reader.facets(open, FacetField.STATUS).stream().mapToLong(one -> one.records()).sum();
    return new Counted(head.revision(), count);
  }

  private static Counted followed(StoreReader reader, Layer layer, Head head, Counted known) {
    if (known.revision() == head.revision()) {
      return known;
    }
    ChangePage page = reader.changes(new ChangeQuery(Set.of(layer), FACTS, known.revision(), PAGE));
    if (page.truncated() || page.more() || !page.deleted().isEmpty()) {
      return counted(reader, layer, head);
    }
    long more = page.changed().stream().mapToLong(record -> opened(record, known.revision())).sum();
    return new Counted(head.revision(), known.open() + more);
  }

  /**
   * {@return 1 for a fact that was opened after a revision, -1 for one that was closed after it}
   */
  private static int opened(MemoryRecord record, long after) {
    boolean isOpen = OPEN.contains(record.body().status());
    if (record.born() > after) {
      return isOpen ? 1 : 0;
    }
    return record.closed() > after ? -1 : 0;
  }
}
