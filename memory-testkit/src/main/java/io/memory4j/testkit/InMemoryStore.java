package io.memory4j.testkit;

import static java.util.Objects.requireNonNull;

import io.memory4j.store.Capability;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The reference: what the rules of {@link MemoryStore} mean, in as few lines as possible. It has
 * every capability but {@link Capability#MULTI_PROCESS}, unless it is opened with fewer. Its medium
 * lives as long as this class does. Thread-safe.
 */
public final class InMemoryStore implements MemoryStore {
  private final Medium medium;
  private final Set<Capability> capabilities;
  private volatile boolean closed;

  private InMemoryStore(Medium medium, Set<Capability> capabilities) {
    this.medium = medium;
    this.capabilities = Set.copyOf(capabilities);
  }

  /** {@return a store on a medium of its own, lost when it is closed} */
  public static InMemoryStore create() {
    return new InMemoryStore(new Medium(new Tables()), allCapabilities());
  }

  /**
   * {@return a store on the medium of a path; stores opened with one path share their records}
   *
   * @param path a name only; no file is made
   */
  public static InMemoryStore open(Path path) {
    return open(path, allCapabilities());
  }

  /**
   * {@return a store on the medium of a path that refuses what it is not allowed}
   *
   * @param path a name only; no file is made
   * @param capabilities what it can do; MULTI_PROCESS is not for the asking
   * @throws IllegalArgumentException if MULTI_PROCESS is asked for
   */
  public static InMemoryStore open(Path path, Set<Capability> capabilities) {
    if (capabilities.contains(Capability.MULTI_PROCESS)) {
      throw new IllegalArgumentException("A store in memory cannot be shared by processes.");
    }
    return new InMemoryStore(Medium.at(path), capabilities);
  }

  /**
   * Forgets the medium of a path; stores that are open keep it.
   *
   * @param path the path it was opened with
   */
  public static void dispose(Path path) {
    Medium.dispose(path);
  }

  private static Set<Capability> allCapabilities() {
    return EnumSet.complementOf(EnumSet.of(Capability.MULTI_PROCESS));
  }

  @Override
  public Set<Capability> capabilities() {
    return capabilities;
  }

  @Override
  public String storeId() {
    return medium.id;
  }

  @Override
  public StoreMark mark() {
    requireOpen();
    return new StoreMark(medium.committed().commits);
  }

  @Override
  public <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work) {
    requireNonNull(work, "work");
    return alone(() -> run(new InMemoryReader(medium.committed(), capabilities), work));
  }

  @Override
  public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
    requireNonNull(work, "work");
    return alone(
        () -> {
          medium.writer.lock();
          try {
            Tables changed = medium.committed().copy();
            T result = run(new InMemoryWriter(changed, capabilities), work);
            medium.commit(changed);
            return result;
          } finally {
            medium.writer.unlock();
          }
        });
  }

  private static <S extends InMemoryReader, T extends @Nullable Object> T run(
      S session, Function<? super S, ? extends T> work) {
    try {
      return work.apply(session);
    } finally {
      session.end();
    }
  }

  /** Refuses a call inside another one of the same thread. */
  private <T extends @Nullable Object> T alone(Supplier<T> call) {
    requireOpen();
    if (medium.inside.get().getAndSet(true)) {
      throw new IllegalStateException("A call inside the work of another is not allowed.");
    }
    try {
      return call.get();
    } finally {
      medium.inside.remove();
    }
  }

  @Override
  public ScrubReport scrub(Collection<String> traces) {
    require(Capability.VERIFIED_ERASURE, capabilities);
    return alone(() -> Traces.look(medium.committed(), List.copyOf(traces)));
  }

  @Override
  public void backup(Path target) {
    require(Capability.BACKUP, capabilities);
    requireOpen();
    if (Files.exists(target) || !new Medium(medium.committed()).register(target)) {
      throw new IllegalArgumentException("The target of a backup exists; name one that does not.");
    }
  }

  /** Refuses what a capability that is missing would allow. */
  static void require(Capability capability, Set<Capability> capabilities) {
    if (!capabilities.contains(capability)) {
      throw new UnsupportedOperationException(
          "This store lacks " + capability + "; ask capabilities() before.");
    }
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("The store is closed.");
    }
  }

  @Override
  public void close() {
    closed = true;
  }
}
