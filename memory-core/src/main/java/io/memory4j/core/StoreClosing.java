package io.memory4j.core;

import io.memory4j.store.MemoryStore;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Closes stores, all of them, whatever one of them throws. */
final class StoreClosing {
  private StoreClosing() {}

  /** Closes all; the first failure is thrown in the end and carries the others. */
  static void closeAll(Collection<MemoryStore> stores) {
    RuntimeException first = null;
    for (MemoryStore store : stores) {
      try {
        store.close();
      } catch (RuntimeException failure) {
        first = joined(first, failure);
      }
    }
    if (first != null) {
      throw first;
    }
  }

  /** Closes all after something failed, which then carries the failures to close. */
  static void closeAfter(Throwable failure, Collection<MemoryStore> stores) {
    try {
      closeAll(stores);
    } catch (RuntimeException closing) {
      failure.addSuppressed(closing);
    }
  }

  private static RuntimeException joined(
      @Nullable RuntimeException first, RuntimeException failure) {
    if (first == null) {
      return failure;
    }
    first.addSuppressed(failure);
    return first;
  }
}
