package io.memory4j.core.review;

import io.memory4j.RejectedException;
import io.memory4j.store.RecordBody;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import io.memory4j.testkit.FaultyStore;
import io.memory4j.testkit.InMemoryStore;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A store that refuses the record under one key, and counts how deep its calls are nested. */
final class FailingStore extends FaultyStore {
  /** The key that is refused. */
  String refuse = "";

  /** Whether a call is under way. */
  boolean busy;

  FailingStore() {
    super(InMemoryStore.create());
  }

  @Override
  public <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work) {
    busy = true;
    try {
      return super.read(work);
    } finally {
      busy = false;
    }
  }

  @Override
  public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
    busy = true;
    try {
      return super.write(writer -> work.apply(refusing(writer)));
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
}
