package io.memory4j.core.erase;

import static io.memory4j.core.erase.SealedSelection.joined;
import static io.memory4j.core.erase.SealedSelection.split;

import io.memory4j.Layer;
import io.memory4j.core.fact.Transactions;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.core.tomb.Seal;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Keeps orders in stores: records of kind JOB in the system layer, under the key {@value #PREFIX}
 * and the order's id, due since they were given, with ids and salted hashes and never text. An
 * order about a person that all known stores have done stays, not due any more and without ids, in
 * the store of the persons: it holds for stores that are not known yet. Thread-safe.
 */
final class Orders {
  /** What the keys of orders begin with. */
  static final String PREFIX = "erase:";

  private static final String LEFT_TO_DO = "todo";
  private static final String LAYERS = "layers";
  private static final String PERSONS = "persons";
  private static final String EPISODES = "sessions";
  private static final String SCOPE = "scope";

  private final RecordWriter records;
  private final Tombstones tombstones;

  Orders(RecordWriter records, Tombstones tombstones) {
    this.records = records;
    this.tombstones = tombstones;
  }

  /** Gives a store an order, before anything is deleted anywhere. */
  void give(MemoryStore store, ErasureOrder order, Selection selection) {
    Transactions.write(
        store,
        writer -> {
          Seal seal = tombstones.seal(writer, order.at());
          return records.insert(writer, body(order, SealedSelection.of(selection, seal)));
        });
  }

  private static RecordBody body(ErasureOrder order, SealedSelection sealed) {
    RecordBody.Builder body =
        RecordBody.builder(Layer.system(), RecordKinds.JOB)
            .key(PREFIX + order.id())
            .content(ids(order.gone()))
            .detail(ids(order.blank()))
            .attribute(LEFT_TO_DO, joined(order.todo()))
            .attribute(LAYERS, joined(sealed.layers()))
            .attribute(PERSONS, joined(sealed.persons()))
            .attribute(EPISODES, joined(sealed.episodes()))
            .attribute(SCOPE, joined(sealed.scope()))
            .times(order.at(), order.at(), order.at());
    return (order.todo().isEmpty() ? body : body.dueAt(order.at())).build();
  }

  private static String ids(Set<RecordId> ids) {
    return joined(ids.stream().map(RecordId::value).toList());
  }

  /** {@return the orders that a store keeps, in the order they were given} */
  static List<StoredOrder> in(MemoryStore store) {
    return store.read(Orders::in);
  }

  private static List<StoredOrder> in(StoreReader reader) {
    List<MemoryRecord> found = new ArrayList<>();
    reader.scan(
        RecordQuery.in(Layer.system())
            .kind(RecordKinds.JOB)
            .order(RecordOrder.KEY)
            .keyFrom(PREFIX)
            .keyBefore(PREFIX + "~"),
        found::add);
    Optional<Seal> seal = found.isEmpty() ? Optional.empty() : Tombstones.seal(reader);
    return found.stream()
        .sorted((one, other) -> Long.compare(one.sequence(), other.sequence()))
        .flatMap(record -> seal.map(made -> stored(record, made)).stream())
        .toList();
  }

  private static StoredOrder stored(MemoryRecord record, Seal seal) {
    RecordBody body = record.body();
    ErasureOrder order =
        new ErasureOrder(
            body.key().orElseThrow().substring(PREFIX.length()),
            body.createdAt(),
            recordIds(body.content()),
            recordIds(body.detail().orElse("")),
            hashes(body, LEFT_TO_DO));
    SealedSelection sealed =
        new SealedSelection(
            hashes(body, LAYERS),
            hashes(body, PERSONS),
            hashes(body, EPISODES),
            hashes(body, SCOPE));
    return new StoredOrder(order, sealed, seal);
  }

  private static Set<RecordId> recordIds(String joined) {
    return split(joined).stream().map(RecordId::new).collect(Collectors.toUnmodifiableSet());
  }

  private static Set<String> hashes(RecordBody body, String attribute) {
    return split(body.attributes().getOrDefault(attribute, ""));
  }

  /**
   * Notes in a store which stores have done an order, if the store keeps it.
   *
   * @param stands whether the store keeps an order about a person that is done
   */
  static void done(MemoryStore store, String id, Set<String> stores, boolean stands) {
    if (store.read(reader -> find(reader, id)).isPresent()) {
      Transactions.write(store, writer -> done(writer, id, stores, stands));
    }
  }

  private static boolean done(StoreWriter writer, String id, Set<String> stores, boolean stands) {
    Optional<MemoryRecord> record = find(writer, id);
    Optional<Seal> seal = Tombstones.seal(writer);
    if (record.isEmpty() || seal.isEmpty()) {
      return false;
    }
    StoredOrder stored = stored(record.get(), seal.get());
    ErasureOrder next = stored.order().without(stores);
    if (next.todo().isEmpty() && !(stands && stored.isStanding())) {
      return writer.delete(record.get().id());
    }
    if (!next.equals(stored.order())) {
      writer.update(record.get(), body(next, stored.sealed()), Position.KEEP);
    }
    return true;
  }

  private static Optional<MemoryRecord> find(StoreReader reader, String id) {
    return reader.findByKey(Layer.system(), RecordKinds.JOB, PREFIX + id);
  }
}
