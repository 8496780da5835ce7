package io.memory4j.core.fact;

import io.memory4j.FactId;
import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.Selector;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.core.tomb.OwedScrub;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.store.MemoryStore;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Deletes facts for good. In each store one transaction deletes, sets the tombstones and marks that
 * the bytes are still to be scrubbed; then nothing in this process holds the text any more; then
 * the store is scrubbed. Safe to repeat after any failure. Thread-safe.
 */
public final class ForgetFacts {
  private final EraseRecords eraser;
  private final FactKeys keys;
  private final Clock clock;
  private final Consumer<MemoryStore> drop;

  /**
   * Forgets facts.
   *
   * @param tombstones sets tombstones
   * @param scrubs marks stores that owe a scrub
   * @param keys the form of keys
   * @param clock tells when something was forgotten
   * @param drop lets go of what this process holds of a store in memory
   */
  public ForgetFacts(
      Tombstones tombstones,
      OwedScrub scrubs,
      FactKeys keys,
      Clock clock,
      Consumer<MemoryStore> drop) {
    this.eraser = new EraseRecords(tombstones, scrubs);
    this.keys = keys;
    this.clock = clock;
    this.drop = drop;
  }

  /**
   * {@return what was forgotten}
   *
   * @param route the layers and stores
   * @param selector what to forget
   */
  public ForgetReceipt forget(StackRoute route, Selector selector) {
    Map<StoreShare, Erased> erased = new LinkedHashMap<>();
    if (selector instanceof Selector.Ids ids) {
      route.shares().forEach(share -> erased.put(share, forgetIds(share, ids.ids())));
    } else if (selector instanceof Selector.Key key) {
      forgetKey(route, key.key()).forEach(erased::put);
    } else if (selector instanceof Selector.OfLayer of) {
      StoreShare share = route.shares(Set.of(of.layer())).get(0);
      erased.put(share, forgetLayer(share, of.layer()));
    }
    return new ForgottenBytes(route).receipt(erased);
  }

  private Erased forgetIds(StoreShare share, Set<FactId> ids) {
    Set<Layer> layers = share.layerSet();
    boolean known =
        !share.store().<Boolean>read(reader -> new Doomed(reader, layers).of(ids).isEmpty());
    if (!known) {
      return new Erased();
    }
    Erased erased =
        Transactions.write(
            share.store(),
            writer -> eraser.erase(writer, new Doomed(writer, layers).of(ids), clock.instant()));
    drop.accept(share.store());
    return erased;
  }

  private Map<StoreShare, Erased> forgetKey(StackRoute route, String key) {
    Optional<String> stored = keys.find(key);
    for (Layer layer : stored.isPresent() ? route.stack().specificFirst() : List.<Layer>of()) {
      List<FactId> holders =
          route.store(layer).read(reader -> Doomed.holders(reader, layer, stored.orElseThrow()));
      if (!holders.isEmpty()) {
        StoreShare share = route.shares(Set.of(layer)).get(0);
        return Map.of(share, forgetIds(share, Set.copyOf(holders)));
      }
    }
    return Map.of();
  }

  private Erased forgetLayer(StoreShare share, Layer layer) {
    Erased erased =
        Transactions.write(
            share.store(), writer -> eraser.eraseLayer(writer, layer, clock.instant()));
    drop.accept(share.store());
    return erased;
  }
}
