package io.memory4j.core.review;

import io.memory4j.RejectedException;
import io.memory4j.store.Capability;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import io.memory4j.testkit.InMemoryStore;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A store that refuses the record under one key, and counts how deep its calls are nested. */
final class FailingStore implements MemoryStore {
  private final MemoryStore store = InMemoryStore.create();

  /** The key that is refused. */
  String refuse = "";

  /** Whether a call is under way. */
  boolean busy;

  @Override
  public <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work) {
    busy = true;
    try {
      return store.read(work);
    } finally {
      busy = false;
    }
  }

  @Override
  public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
    busy = true;
    try {
      return store.write(writer -> work.apply(refusing(writer)));
    } finally {
      busy = false;
    }
  }

  private StoreWriter refusing(StoreWriter writer) {
    return (StoreWriter)
        Proxy.newProxyInstance(
            StoreWriter.class.getClassLoader(),
            new Class<?>[] {StoreWriter.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("insert")
                  && arguments[1] instanceof RecordBody body
                  && body.key().filter(refuse::equals).isPresent()) {
                throw new RejectedException(RejectedException.Reason.TOO_LONG, "refused", 1, 2);
              }
              try {
                return method.invoke(writer, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Override
  public Set<Capability> capabilities() {
    return store.capabilities();
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
