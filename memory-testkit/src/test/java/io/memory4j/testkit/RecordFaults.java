package io.memory4j.testkit;

import io.memory4j.ConflictException;
import io.memory4j.Layer;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.NewRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;

/** Stores that keep records wrongly. */
final class RecordFaults {
  private static final String ONE = "STORE-01";

  private RecordFaults() {}

  static List<Fault> all() {
    return List.of(
        Fault.ofStore(ONE, "has another id each time", RecordFaults::withNewId),
        Fault.ofStore(ONE, "loses the detail when it is opened anew", LosesDetail::new),
        Fault.ofWork("STORE-02", "keeps the keys of closed records taken", ClosedHoldKeys::new),
        Fault.ofWork("STORE-02", "finds no quarantined fingerprint", ForgetsQuarantine::new),
        Fault.ofWork("STORE-03", "numbers the journal by a counter of its own", OwnCounter::new),
        Fault.ofWork("STORE-04", "moves a record that should keep its place", AlwaysNewest::new),
        Fault.ofWork("STORE-04", "skips an update that changes nothing", SkipsNoChange::new),
        Fault.ofWork("STORE-05", "replaces a record whose id is taken", Upserts::new),
        Fault.ofWork("STORE-05", "accepts a stale update", AcceptsStale::new),
        Fault.ofWork("STORE-05", "inserts a list up to the conflict", HalfLists::new),
        Fault.ofWork("STORE-12", "keeps the journal of a deleted record", KeepsJournal::new),
        Fault.ofWork("STORE-12", "cuts the links to a deleted record", CutsLinks::new),
        Fault.ofWork("STORE-18", "makes a closed record active again", Reopens::new),
        Fault.ofWork("STORE-18", "moves the revision of closing", MovesClosed::new),
        Fault.ofWork("STORE-19", "keeps only attributes with plain names", PlainAttributes::new),
        Fault.ofWork("STORE-20", "cuts a text at NUL", CutsAtNul::new),
        Fault.ofWork("STORE-20", "keeps milliseconds", KeepsMillis::new));
  }

  private static MemoryStore withNewId(MemoryStore store) {
    String id = UUID.randomUUID().toString();
    return new ForwardingStore(store) {
      @Override
      public String storeId() {
        return id;
      }
    };
  }

  private static final class LosesDetail extends ForwardingStore {
    private final long openedAt;

    LosesDetail(MemoryStore store) {
      super(store);
      openedAt = store.read(r -> r.head(Set.of(), Set.of()).revision());
    }

    private MemoryRecord lose(MemoryRecord kept) {
      return kept.revision() > openedAt ? kept : with(kept, kept.body().toBuilder().detail(""));
    }

    @Override
    StoreWriter wrap(StoreReader reader) {
      return new ForwardingWriter(reader) {
        @Override
        public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
          super.scan(query, kept -> visitor.test(lose(kept)));
        }
      };
    }
  }

  private static MemoryRecord with(MemoryRecord kept, RecordBody.Builder body) {
    return new MemoryRecord(
        kept.id(), body.build(), kept.sequence(), kept.revision(), kept.born(), kept.closed());
  }

  private static final class ClosedHoldKeys extends ForwardingWriter {
    ClosedHoldKeys(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord insert(RecordId id, RecordBody body) {
      RecordQuery closed =
          RecordQuery.in(body.layer()).kind(body.kind()).statuses(Set.of(RecordStatus.SUPERSEDED));
      if (scanned(closed).stream()
          .anyMatch(
              kept -> kept.body().key().isPresent() && kept.body().key().equals(body.key()))) {
        throw new ConflictException("taken");
      }
      return super.insert(id, body);
    }
  }

  private static final class ForgetsQuarantine extends ForwardingWriter {
    ForgetsQuarantine(StoreReader reader) {
      super(reader);
    }

    @Override
    public Optional<MemoryRecord> findByFingerprint(Layer layer, RecordKind kind, String print) {
      return super.findByFingerprint(layer, kind, print)
          .filter(kept -> kept.body().status() == RecordStatus.ACTIVE);
    }
  }

  private static final class OwnCounter extends ForwardingWriter {
    private static final long START = 1_000_000;

    OwnCounter(StoreReader reader) {
      super(reader);
    }

    @Override
    public void journal(JournalQuery query, Predicate<? super JournalEntry> visitor) {
      super.journal(
          query.after(Math.max(0, query.after() - START)),
          entry -> visitor.test(new JournalEntry(entry.sequence() + START, entry.event())));
    }
  }

  private static final class AlwaysNewest extends ForwardingWriter {
    AlwaysNewest(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord update(MemoryRecord seen, RecordBody body, Position position) {
      return super.update(seen, body, Position.NEWEST);
    }
  }

  private static final class SkipsNoChange extends ForwardingWriter {
    SkipsNoChange(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord update(MemoryRecord seen, RecordBody body, Position position) {
      return seen.body().equals(body) ? seen : super.update(seen, body, position);
    }
  }

  private static final class Upserts extends ForwardingWriter {
    Upserts(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord insert(RecordId id, RecordBody body) {
      delete(id);
      return super.insert(id, body);
    }
  }

  private static final class AcceptsStale extends ForwardingWriter {
    AcceptsStale(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord update(MemoryRecord seen, RecordBody body, Position position) {
      return super.update(find(seen.id()).orElse(seen), body, position);
    }
  }

  private static final class HalfLists extends ForwardingWriter {
    HalfLists(StoreReader reader) {
      super(reader);
    }

    @Override
    public List<MemoryRecord> insertAll(List<NewRecord> records) {
      return records.stream().map(record -> insert(record.id(), record.body())).toList();
    }
  }

  private static final class KeepsJournal extends ForwardingWriter {
    KeepsJournal(StoreReader reader) {
      super(reader);
    }

    @Override
    public boolean delete(RecordId id) {
      List<JournalDraft> about =
          entries(JournalQuery.about(Ref.record(id))).stream().map(JournalEntry::event).toList();
      boolean deleted = super.delete(id);
      appendAll(deleted ? about : List.of());
      return deleted;
    }
  }

  private static final class CutsLinks extends ForwardingWriter {
    CutsLinks(StoreReader reader) {
      super(reader);
    }

    @Override
    public boolean delete(RecordId id) {
      RecordQuery pointing =
          RecordQuery.in(Set.of()).anyStatus().linkedTo(Ref.record(id), Set.of());
      for (MemoryRecord kept : scanned(pointing)) {
        update(kept, kept.body().toBuilder().links(Set.of()).build(), Position.KEEP);
      }
      return super.delete(id);
    }
  }

  private static final class Reopens extends ForwardingWriter {
    Reopens(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord update(MemoryRecord seen, RecordBody body, Position position) {
      if (seen.body().status().mayBecome(body.status())) {
        return super.update(seen, body, position);
      }
      delete(seen.id());
      return insert(seen.id(), body);
    }
  }

  private static final class MovesClosed extends ForwardingWriter {
    MovesClosed(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord update(MemoryRecord seen, RecordBody body, Position position) {
      return moved(super.update(seen, body, position));
    }

    @Override
    public Optional<MemoryRecord> find(RecordId id) {
      return super.find(id).map(MovesClosed::moved);
    }

    private static MemoryRecord moved(MemoryRecord kept) {
      long closed = kept.closed() == 0 ? 0 : kept.revision();
      return new MemoryRecord(
          kept.id(), kept.body(), kept.sequence(), kept.revision(), kept.born(), closed);
    }
  }

  private static final class PlainAttributes extends ForwardingWriter {
    PlainAttributes(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord insert(RecordId id, RecordBody body) {
      RecordBody.Builder plain = body.toBuilder();
      body.attributes().keySet().stream()
          .filter(name -> !name.matches("[a-z]+"))
          .forEach(name -> plain.attribute(name, ""));
      return super.insert(id, plain.build());
    }
  }

  private static final class CutsAtNul extends ForwardingWriter {
    CutsAtNul(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord insert(RecordId id, RecordBody body) {
      String content = body.content();
      int nul = content.indexOf('\0');
      String kept = nul < 0 ? content : content.substring(0, nul);
      return super.insert(id, body.toBuilder().content(kept).build());
    }
  }

  private static final class KeepsMillis extends ForwardingWriter {
    KeepsMillis(StoreReader reader) {
      super(reader);
    }

    @Override
    public MemoryRecord insert(RecordId id, RecordBody body) {
      return super.insert(
          id,
          body.toBuilder()
              .times(
                  body.createdAt().truncatedTo(ChronoUnit.MILLIS),
                  body.updatedAt().truncatedTo(ChronoUnit.MILLIS),
                  body.observedAt().truncatedTo(ChronoUnit.MILLIS))
              .build());
    }
  }
}
