package io.memory4j.testkit;

import static io.memory4j.testkit.Samples.FACT;
import static io.memory4j.testkit.Samples.SHOP;

import io.memory4j.ConflictException;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import java.util.Random;

/**
 * What several writers do at once: each inserts the same ids, which come from one seed, and counts
 * up one record by reading and writing it in one transaction.
 */
final class Contest {
  /** How many ids each writer tries to insert. */
  static final int IDS = 25;

  private static final long SEED = 20_260_105;
  private static final String TALLY = "tally";

  /** How many inserts of one writer were accepted and refused. */
  record Score(int inserted, int refused) {}

  private Contest() {}

  /** Inserts the record that is counted up. */
  static void prepare(MemoryStore store) {
    store.write(w -> w.insert(Samples.id(0), Samples.keyed(TALLY, "0")));
  }

  /** Takes part. */
  static Score compete(MemoryStore store, String name) {
    Random ids = new Random(SEED);
    int inserted = 0;
    int refused = 0;
    for (int i = 0; i < IDS; i++) {
      long id = 1 + (ids.nextLong() >>> 10);
      try {
        store.write(w -> w.insert(Samples.id(id), Samples.body("by " + name)));
        inserted++;
      } catch (ConflictException e) {
        refused++;
      }
      countUp(store);
    }
    return new Score(inserted, refused);
  }

  private static void countUp(MemoryStore store) {
    store.write(
        w -> {
          MemoryRecord seen = w.findByKey(SHOP, FACT, TALLY).orElseThrow();
          long next = Long.parseLong(seen.body().content()) + 1;
          RecordBody body = seen.body().toBuilder().content(Long.toString(next)).build();
          return w.update(seen, body, Position.KEEP);
        });
  }

  /** {@return how often the record was counted up} */
  static long tally(MemoryStore store) {
    return store.read(
        r -> Long.parseLong(r.findByKey(SHOP, FACT, TALLY).orElseThrow().body().content()));
  }
}
