package io.memory4j.core.fact;

import io.memory4j.ConflictException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.StoreWriter;
import java.util.function.Function;

/**
 * Writes that read what they need inside the transaction. Such a write cannot conflict where writes
 * are serialised; a store that reports a conflict all the same rolled back, so it is asked again.
 */
public final class Transactions {
  private static final int MAX_TRIES = 3;

  private Transactions() {}

  /**
   * {@return what the work returned}
   *
   * @param <T> what the work returns
   * @param store the store
   * @param work may run more than once, after a rollback
   * @throws StoreUnavailableException if the store goes on reporting conflicts; nothing changed
   */
  public static <T> T write(MemoryStore store, Function<? super StoreWriter, ? extends T> work) {
    ConflictException last = null;
    for (int i = 0; i < MAX_TRIES; i++) {
      try {
        return store.write(work);
      } catch (ConflictException rolledBack) {
        last = rolledBack;
      }
    }
    throw new StoreUnavailableException(
        "A write met another one " + MAX_TRIES + " times; try again later.", last);
  }
}
