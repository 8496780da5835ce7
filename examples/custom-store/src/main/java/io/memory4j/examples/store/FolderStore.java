package io.memory4j.examples.store;

import static java.util.Objects.requireNonNull;

import io.memory4j.StoreUnavailableException;
import io.memory4j.store.Capability;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one file per record in a folder, and all of them in memory: for a few thousand records and
 * one process at a time. It has no capability beyond the rules. Thread-safe.
 */
public final class FolderStore implements MemoryStore {
  private final Folder folder;
  private final String id;
  private final ReentrantLock writer = new ReentrantLock();
  private final Set<Thread> inside = ConcurrentHashMap.newKeySet();
  private volatile State state;
  private volatile boolean closed;

  private FolderStore(Folder folder) throws IOException {
    this.folder = folder;
    this.id = folder.id();
    this.state = folder.load();
  }

  /**
   * {@return the store of a folder, made if it is empty}
   *
   * @param root an existing folder
   * @throws StoreUnavailableException if it cannot be read or another process uses it
   * @throws io.memory4j.StoreFormatException if a file is damaged
   */
  public static FolderStore open(Path root) {
    try {
      return new FolderStore(new Folder(root));
    } catch (IOException e) {
      throw new StoreUnavailableException("The folder " + root + " cannot be read.", e);
    }
  }

  @Override
  public Set<Capability> capabilities() {
    return Set.of();
  }

  @Override
  public String storeId() {
    return id;
  }

  @Override
  public StoreMark mark() {
    requireOpen();
    return new StoreMark(state.commits);
  }

  @Override
  public <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work) {
    requireNonNull(work, "work");
    return alone(() -> run(new FolderReader(state), work));
  }

  @Override
  public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
    requireNonNull(work, "work");
    return alone(
        () -> {
          writer.lock();
          try {
            State changed = state.copy();
            T result = run(new FolderWriter(changed), work);
            commit(changed);
            return result;
          } finally {
            writer.unlock();
          }
        });
  }

  private void commit(State changed) {
    try {
      folder.commit(state, changed);
    } catch (IOException e) {
      throw new StoreUnavailableException(
          "The folder cannot be written; free some space and open it anew.", e, true);
    }
    changed.commits++;
    state = changed;
  }

  private static <R extends FolderReader, T extends @Nullable Object> T run(
      R reader, Function<? super R, ? extends T> work) {
    try {
      return work.apply(reader);
    } finally {
      reader.end();
    }
  }

  private <T extends @Nullable Object> T alone(Supplier<T> call) {
    requireOpen();
    if (!inside.add(Thread.currentThread())) {
      throw new IllegalStateException("A call inside the work of another is refused.");
    }
    try {
      return call.get();
    } finally {
      inside.remove(Thread.currentThread());
    }
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("The store is closed.");
    }
  }

  @Override
  public ScrubReport scrub(Collection<String> traces) {
    throw new UnsupportedOperationException("This store has no VERIFIED_ERASURE.");
  }

  @Override
  public void backup(Path target) {
    throw new UnsupportedOperationException("This store has no BACKUP; copy the closed folder.");
  }

  @Override
  public void close() {
    closed = true;
    try {
      folder.close();
    } catch (IOException e) {
      throw new StoreUnavailableException("The folder's lock cannot be released.", e);
    }
  }
}
