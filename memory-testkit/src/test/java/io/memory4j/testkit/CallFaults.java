package io.memory4j.testkit;

import io.memory4j.Layer;
import io.memory4j.store.Capability;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.SearchHit;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;

/** Stores that treat work, threads, bytes or refusals wrongly. */
final class CallFaults {
  private static final Set<Capability> ALL = InMemoryStore.create().capabilities();

  private CallFaults() {}

  static List<Fault> all() {
    return List.of(
        Fault.ofStore("STORE-06", "commits what failed", CommitsFailures::new),
        Fault.ofStore("STORE-06", "wraps what the work threw", WrapsFailures::new),
        Fault.ofStore("STORE-07", "reads the present in a snapshot", ReadsThePresent::new),
        new Fault("STORE-08", "lets writers overlap", LosesUpdates::new),
        new Fault("STORE-14", "leaves a deleted text in a file", p -> new Leaves(p, true)),
        Fault.ofStore("STORE-14", "claims that nothing is left", ClaimsClean::new),
        new Fault("STORE-15", "leaves the name of a layer in a file", p -> new Leaves(p, false)),
        Fault.ofStore("STORE-16", "runs work twice", RunsTwice::new),
        Fault.ofStore("STORE-16", "lets a write run inside a write", Nests::new),
        Fault.ofStore("STORE-17", "lets a reader outlive its call", Outlives::new),
        Fault.ofWork("STORE-17", "hands out all records whatever the visitor says", NoStop::new),
        Fault.ofStore("STORE-21", "does more than it declares", DeclaresNothing::new),
        Fault.ofStore("STORE-21", "declares more than it does", DeclaresAll::new),
        Fault.ofStore("STORE-27", "answers when it is closed", NeverCloses::new),
        Fault.ofWork("STORE-27", "takes null for an empty key", TakesNull::new),
        Fault.ofStore("STORE-28", "overwrites a backup", Overwrites::new),
        new Fault("STORE-28", "gives its own medium for a backup", Aliases::new));
  }

  private static final class CommitsFailures extends ForwardingStore {
    CommitsFailures(MemoryStore store) {
      super(store);
    }

    @Override
    public <T> T write(Function<? super StoreWriter, ? extends T> work) {
      RuntimeException[] failure = new RuntimeException[1];
      T result =
          store.write(
              w -> {
                try {
                  return work.apply(w);
                } catch (RuntimeException e) {
                  failure[0] = e;
                  return null;
                }
              });
      if (failure[0] != null) {
        throw failure[0];
      }
      return result;
    }
  }

  private static final class WrapsFailures extends ForwardingStore {
    WrapsFailures(MemoryStore store) {
      super(store);
    }

    @Override
    public <T> T read(Function<? super StoreReader, ? extends T> work) {
      try {
        return store.read(work);
      } catch (RuntimeException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static final class ReadsThePresent extends ForwardingStore {
    ReadsThePresent(MemoryStore store) {
      super(store);
    }

    @Override
    public <T> T read(Function<? super StoreReader, ? extends T> work) {
      return work.apply(
          new ForwardingWriter(store.read(r -> r)) {
            @Override
            StoreReader reader() {
              return InMemoryStoreAccess.now(store);
            }
          });
    }
  }

  /** Gives readers that last. */
  private static final class InMemoryStoreAccess {
    static StoreReader now(MemoryStore store) {
      Tables[] tables = new Tables[1];
      store.read(
          r -> {
            tables[0] = ((InMemoryReader) r).tables();
            return null;
          });
      return new InMemoryReader(tables[0], ALL);
    }
  }

  private static final class LosesUpdates extends ForwardingStore {
    private static final long PATIENCE_NANOS = 2_000_000;
    private final Medium medium;
    private final AtomicInteger inside = new AtomicInteger();

    LosesUpdates(Path path) {
      super(InMemoryStore.open(path));
      medium = Medium.at(path);
    }

    @Override
    public <T> T write(Function<? super StoreWriter, ? extends T> work) {
      inside.incrementAndGet();
      try {
        Tables changed = medium.committed().copy();
        long start = System.nanoTime();
        while (inside.get() < 2 && System.nanoTime() - start < PATIENCE_NANOS) {
          Thread.onSpinWait();
        }
        T result = work.apply(new InMemoryWriter(changed, ALL));
        medium.commit(changed);
        return result;
      } finally {
        inside.decrementAndGet();
      }
    }
  }

  /** Writes deleted contents or the names of deleted layers to a file of the medium. */
  private static final class Leaves extends ForwardingStore {
    private final Path file;
    private final boolean contents;

    Leaves(Path medium, boolean contents) {
      super(InMemoryStore.open(medium));
      this.file = medium.resolve("log");
      this.contents = contents;
    }

    private void leave(String text) {
      try {
        Files.writeString(
            file,
            text,
            StandardCharsets.UTF_8,
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    StoreWriter wrap(StoreReader reader) {
      return new ForwardingWriter(reader) {
        @Override
        public MemoryRecord insert(RecordId id, RecordBody body) {
          leave(contents ? body.content() : "");
          return super.insert(id, body);
        }

        @Override
        public long deleteAll(RecordQuery query) {
          query.layers().forEach(layer -> leave(contents ? "" : layer.id()));
          return super.deleteAll(query);
        }
      };
    }
  }

  private static final class ClaimsClean extends ForwardingStore {
    ClaimsClean(MemoryStore store) {
      super(store);
    }

    @Override
    public ScrubReport scrub(Collection<String> traces) {
      return new ScrubReport(true, 1, 0, List.of());
    }
  }

  private static final class RunsTwice extends ForwardingStore {
    RunsTwice(MemoryStore store) {
      super(store);
    }

    @Override
    public <T> T read(Function<? super StoreReader, ? extends T> work) {
      store.read(work);
      return store.read(work);
    }
  }

  private static final class Nests extends ForwardingStore {
    private final Map<Thread, StoreWriter> current = new ConcurrentHashMap<>();

    Nests(MemoryStore store) {
      super(store);
    }

    @Override
    public <T> T write(Function<? super StoreWriter, ? extends T> work) {
      Thread thread = Thread.currentThread();
      if (current.get(thread) != null) {
        return work.apply(current.get(thread));
      }
      return store.write(
          w -> {
            current.put(thread, w);
            try {
              return work.apply(w);
            } finally {
              current.remove(thread);
            }
          });
    }
  }

  private static final class Outlives extends ForwardingStore {
    Outlives(MemoryStore store) {
      super(store);
    }

    @Override
    public <T> T read(Function<? super StoreReader, ? extends T> work) {
      return work.apply(InMemoryStoreAccess.now(store));
    }
  }

  private static final class NoStop extends ForwardingWriter {
    NoStop(StoreReader reader) {
      super(reader);
    }

    @Override
    public void scan(RecordQuery query, Predicate<? super MemoryRecord> visitor) {
      for (MemoryRecord record : scanned(query)) {
        var unused = visitor.test(record);
      }
    }
  }

  private static final class DeclaresNothing extends ForwardingStore {
    DeclaresNothing(MemoryStore store) {
      super(store);
    }

    @Override
    public Set<Capability> capabilities() {
      return Set.of();
    }
  }

  private static final class DeclaresAll extends ForwardingStore {
    DeclaresAll(MemoryStore store) {
      super(store);
    }

    @Override
    public Set<Capability> capabilities() {
      return Set.copyOf(EnumSet.complementOf(EnumSet.of(Capability.MULTI_PROCESS)));
    }

    @Override
    StoreWriter wrap(StoreReader reader) {
      return new ForwardingWriter(reader) {
        @Override
        public List<SearchHit> search(SearchQuery query) {
          throw new UnsupportedOperationException("SEARCH is not built yet.");
        }
      };
    }
  }

  private static final class NeverCloses extends ForwardingStore {
    NeverCloses(MemoryStore store) {
      super(store);
    }

    @Override
    public void close() {
      // Stays open.
    }
  }

  private static final class TakesNull extends ForwardingWriter {
    TakesNull(StoreReader reader) {
      super(reader);
    }

    @Override
    public Optional<MemoryRecord> findByKey(Layer layer, RecordKind kind, String key) {
      return super.findByKey(layer, kind, key == null ? "" : key);
    }
  }

  private static final class Overwrites extends ForwardingStore {
    Overwrites(MemoryStore store) {
      super(store);
    }

    @Override
    public void backup(Path target) {
      InMemoryStore.dispose(target);
      store.backup(target);
    }
  }

  private static final class Aliases extends ForwardingStore {
    private final Path path;

    Aliases(Path path) {
      super(InMemoryStore.open(path));
      this.path = path;
    }

    @Override
    public void backup(Path target) {
      if (!Medium.at(path).register(target)) {
        throw new IllegalArgumentException("It exists.");
      }
    }
  }
}
