package io.memory4j.testkit;

import static java.util.Objects.requireNonNull;

import io.memory4j.store.Capability;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Hands every call on to another store. Override the call that is to fail, to see what your code
 * does then; as it stands it has no fault. As thread-safe as the other store.
 */
public class FaultyStore implements MemoryStore {
  private final MemoryStore store;

  /**
   * Stands before a store.
   *
   * @param store the store, which is closed with this one
   */
  public FaultyStore(MemoryStore store) {
    this.store = requireNonNull(store, "store");
  }

  /** {@return the store behind this one} */
  protected final MemoryStore store() {
    return store;
  }

  @Override
  public Set<Capability> capabilities() {
    return store.capabilities();
  }

  @Override
  public Map<String, String> modes() {
    return store.modes();
  }

  @Override
  public String storeId() {
    return store.storeId();
  }

  @Override
  public StoreMark mark() {
    return store.mark();
  }

  @Override
  public <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work) {
    return store.read(work);
  }

  @Override
  public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
    return store.write(work);
  }

  @Override
  public ScrubReport scrub(Collection<String> traces) {
    return store.scrub(traces);
  }

  @Override
  public void backup(Path target) {
    store.backup(target);
  }

  @Override
  public void close() {
    store.close();
  }
}
