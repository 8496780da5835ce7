package io.memory4j.testkit;

import io.memory4j.Layer;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.Head;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Stores whose changes, heads and marks deceive a cache. */
final class ChangeFaults {
  private static final String RULE = "STORE-13";

  private ChangeFaults() {}

  static List<Fault> all() {
    return List.of(
        Fault.ofStore(RULE, "forgets one deletion", ForgetsFirst::new),
        Fault.ofStore(RULE, "tells a deletion at the record's last change", TellsEarly::new),
        Fault.ofStore(RULE, "tells no deletion by deleteAll", DropsDeleteAll::new),
        Fault.ofStore(RULE, "tells no deletion after it is opened anew", DropsOnReopen::new),
        Fault.ofStore(RULE, "tells a deletion once", TellsOnce::new),
        Fault.ofStore(RULE, "tells a deletion that was rolled back", TellsRolledBack::new),
        Fault.ofStore(RULE, "tells nothing of a whole layer", DropsLayers::new),
        Fault.ofStore(RULE, "tells deletions of every layer to all", TellsAll::new),
        Fault.ofStore(RULE, "loses an id that came back", LosesReturned::new),
        Fault.ofWork("STORE-15", "keeps the journal of a layer", KeepsLayerJournal::new),
        Fault.ofStore("STORE-24", "has the last revision for a mark", MarksRevisions::new),
        Fault.ofWork("STORE-24", "has heads that know no deletion", HeadsWithoutDeletions::new));
  }

  /** Changes what pages tell of deletions, and watches the deletions. */
  private abstract static class Telling extends ForwardingStore {
    Telling(MemoryStore store) {
      super(store);
    }

    /** {@return the deletions to tell} */
    abstract Set<RecordId> tell(StoreReader reader, ChangeQuery query, ChangePage page);

    void deleting(StoreReader reader, RecordId id) {}

    void deletingAll(RecordQuery query, List<MemoryRecord> doomed) {}

    @Override
    StoreWriter wrap(StoreReader reader) {
      return new ForwardingWriter(reader) {
        @Override
        public ChangePage changes(ChangeQuery query) {
          ChangePage page = super.changes(query);
          Set<RecordId> told = tell(reader, query, page);
          return new ChangePage(
              page.changed(), told, page.through(), page.more(), page.truncated());
        }

        @Override
        public boolean delete(RecordId id) {
          deleting(reader, id);
          return super.delete(id);
        }

        @Override
        public long deleteAll(RecordQuery query) {
          deletingAll(query, scanned(query));
          return super.deleteAll(query);
        }
      };
    }
  }

  private static Set<RecordId> without(Set<RecordId> ids, Set<RecordId> others) {
    Set<RecordId> rest = new HashSet<>(ids);
    rest.removeAll(others);
    return rest;
  }

  private static final class ForgetsFirst extends Telling {
    private final Set<RecordId> deleted = new HashSet<>();

    ForgetsFirst(MemoryStore store) {
      super(store);
    }

    @Override
    void deleting(StoreReader reader, RecordId id) {
      if (deleted.isEmpty()) {
        deleted.add(id);
      }
    }

    @Override
    Set<RecordId> tell(StoreReader reader, ChangeQuery query, ChangePage page) {
      return without(page.deleted(), deleted);
    }
  }

  private static final class TellsEarly extends Telling {
    private final Map<RecordId, Long> lastChange = new HashMap<>();

    TellsEarly(MemoryStore store) {
      super(store);
    }

    @Override
    void deleting(StoreReader reader, RecordId id) {
      reader.find(id).ifPresent(record -> lastChange.put(id, record.revision()));
    }

    @Override
    Set<RecordId> tell(StoreReader reader, ChangeQuery query, ChangePage page) {
      Set<RecordId> told = new HashSet<>(page.deleted());
      told.removeIf(id -> lastChange.getOrDefault(id, Long.MAX_VALUE) <= query.after());
      return told;
    }
  }

  private static final class DropsDeleteAll extends Telling {
    private final Set<RecordId> dropped = new HashSet<>();

    DropsDeleteAll(MemoryStore store) {
      super(store);
    }

    @Override
    void deletingAll(RecordQuery query, List<MemoryRecord> doomed) {
      doomed.forEach(record -> dropped.add(record.id()));
    }

    @Override
    Set<RecordId> tell(StoreReader reader, ChangeQuery query, ChangePage page) {
      return without(page.deleted(), dropped);
    }
  }

  private static final class DropsOnReopen extends Telling {
    private final long openedAt;

    DropsOnReopen(MemoryStore store) {
      super(store);
      openedAt = store.read(r -> r.changes(everything(0)).through());
    }

    @Override
    Set<RecordId> tell(StoreReader reader, ChangeQuery query, ChangePage page) {
      return query.after() >= openedAt
          ? page.deleted()
          : without(page.deleted(), without(page.deleted(), since(reader)));
    }

    private Set<RecordId> since(StoreReader reader) {
      return reader.changes(everything(openedAt)).deleted();
    }
  }

  private static ChangeQuery everything(long after) {
    return new ChangeQuery(Set.of(), Set.of(), after, 9_999);
  }

  private static final class TellsOnce extends Telling {
    private final Set<RecordId> told = new HashSet<>();

    TellsOnce(MemoryStore store) {
      super(store);
    }

    @Override
    Set<RecordId> tell(StoreReader reader, ChangeQuery query, ChangePage page) {
      Set<RecordId> rest = without(page.deleted(), told);
      told.addAll(rest);
      return rest;
    }
  }

  private static final class TellsRolledBack extends Telling {
    private final Set<RecordId> deleted = new HashSet<>();

    TellsRolledBack(MemoryStore store) {
      super(store);
    }

    @Override
    void deleting(StoreReader reader, RecordId id) {
      deleted.add(id);
    }

    @Override
    Set<RecordId> tell(StoreReader reader, ChangeQuery query, ChangePage page) {
      Set<RecordId> all = new HashSet<>(deleted);
      all.addAll(page.deleted());
      return query.after() == 0 ? all : page.deleted();
    }
  }

  private static final class DropsLayers extends Telling {
    private final Set<RecordId> dropped = new HashSet<>();

    DropsLayers(MemoryStore store) {
      super(store);
    }

    @Override
    void deletingAll(RecordQuery query, List<MemoryRecord> doomed) {
      if (query.kinds().isEmpty() && query.statuses().isEmpty()) {
        doomed.forEach(record -> dropped.add(record.id()));
      }
    }

    @Override
    Set<RecordId> tell(StoreReader reader, ChangeQuery query, ChangePage page) {
      return without(page.deleted(), dropped);
    }
  }

  private static final class TellsAll extends Telling {
    TellsAll(MemoryStore store) {
      super(store);
    }

    @Override
    Set<RecordId> tell(StoreReader reader, ChangeQuery query, ChangePage page) {
      return reader.changes(everything(query.after())).deleted();
    }
  }

  private static final class LosesReturned extends ForwardingStore {
    LosesReturned(MemoryStore store) {
      super(store);
    }

    @Override
    StoreWriter wrap(StoreReader reader) {
      return new ForwardingWriter(reader) {
        @Override
        public ChangePage changes(ChangeQuery query) {
          ChangePage page = super.changes(query);
          List<MemoryRecord> fresh =
              page.changed().stream().filter(r -> !page.deleted().contains(r.id())).toList();
          return new ChangePage(
              fresh, page.deleted(), page.through(), page.more(), page.truncated());
        }
      };
    }
  }

  private static final class KeepsLayerJournal extends ForwardingWriter {
    KeepsLayerJournal(StoreReader reader) {
      super(reader);
    }

    @Override
    public long deleteAll(RecordQuery query) {
      return super.deleteAll(query.sequenceBelow(Long.MAX_VALUE));
    }
  }

  private static final class MarksRevisions extends ForwardingStore {
    MarksRevisions(MemoryStore store) {
      super(store);
    }

    @Override
    public StoreMark mark() {
      Function<StoreReader, Head> head = r -> r.head(Set.of(), Set.of());
      return new StoreMark(store.read(head).revision());
    }
  }

  private static final class HeadsWithoutDeletions extends ForwardingWriter {
    HeadsWithoutDeletions(StoreReader reader) {
      super(reader);
    }

    @Override
    public Head head(Set<Layer> layers, Set<RecordKind> kinds) {
      List<MemoryRecord> records = scanned(RecordQuery.in(layers).kinds(kinds).anyStatus());
      long last = records.stream().mapToLong(MemoryRecord::revision).max().orElse(0);
      return new Head(last, records.size());
    }
  }
}
