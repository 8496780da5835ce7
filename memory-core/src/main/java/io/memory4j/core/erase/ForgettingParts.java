package io.memory4j.core.erase;

import io.memory4j.Layer;
import io.memory4j.core.fact.FactKeys;
import io.memory4j.core.file.ForgetfulFile;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.core.tomb.OwedScrub;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.store.MemoryStore;
import java.time.Clock;
import java.util.Collection;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What {@link Forgetting} works with. Immutable and thread-safe if its parts are.
 *
 * @param ids names records
 * @param records adds records
 * @param tombstones sets tombstones
 * @param keys the form of keys
 * @param clock tells when something was forgotten
 * @param drop lets go of what this process holds of a store in memory
 * @param files tells which files may repeat what is remembered
 */
public record ForgettingParts(
    RecordIds ids,
    RecordWriter records,
    Tombstones tombstones,
    FactKeys keys,
    Clock clock,
    Consumer<MemoryStore> drop,
    Supplier<? extends Collection<? extends ForgetfulFile>> files) {
  Orders orders() {
    return new Orders(records, tombstones);
  }

  OrderRun run(StoreRouter router) {
    EraseRecords eraser =
        new EraseRecords(tombstones, new OwedScrub(records), new MergeJobs(records));
    return new OrderRun(eraser, drop, new FilesToClean(files), store -> isHome(router, store));
  }

  private static boolean isHome(StoreRouter router, MemoryStore store) {
    return router.storeOf(Layer.global()).filter(store::equals).isPresent()
        || router.storeOf(Layer.person("any")).filter(store::equals).isPresent();
  }
}
