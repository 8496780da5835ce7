package io.memory4j.testkit;

import io.memory4j.store.MemoryStore;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * One way to break one rule.
 *
 * @param rule the number of the rule
 * @param name what the store does wrong
 * @param opening opens the faulty store of a path
 */
record Fault(String rule, String name, Function<Path, MemoryStore> opening) {
  /** A fault of what work sees and does. */
  static Fault ofWork(String rule, String name, Function<StoreReader, StoreWriter> wrap) {
    return ofStore(
        rule,
        name,
        store ->
            new ForwardingStore(store) {
              @Override
              StoreWriter wrap(StoreReader reader) {
                return wrap.apply(reader);
              }
            });
  }

  /** A fault of the store around the work. */
  static Fault ofStore(String rule, String name, Function<MemoryStore, MemoryStore> wrap) {
    return new Fault(rule, name, path -> wrap.apply(InMemoryStore.open(path)));
  }

  @Override
  public String toString() {
    return rule + " " + name;
  }
}
