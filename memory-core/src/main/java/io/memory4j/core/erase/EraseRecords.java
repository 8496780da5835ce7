package io.memory4j.core.erase;

import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.core.journal.FactEvent;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.tomb.OwedScrub;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * Does an order in one store, within one transaction, with all that has to happen beside. Doing it
 * again finds nothing left to do. Thread-safe.
 */
final class EraseRecords {
  private final Tombstones tombstones;
  private final OwedScrub scrubs;
  private final MergeJobs jobs;

  EraseRecords(Tombstones tombstones, OwedScrub scrubs, MergeJobs jobs) {
    this.tombstones = tombstones;
    this.scrubs = scrubs;
    this.jobs = jobs;
  }

  /** {@return how far an order and its selection reach in one store} */
  static Reach reach(StoreReader reader, ErasureOrder order, Selection selection) {
    Seeds seeds = Seeds.of(reader, selection);
    Reach reach = new Reach(Look.into(reader));
    reach.lost(selection.persons().stream().map(Ref::person).toList());
    reach.lost(selection.episodes().stream().map(Ref::episode).toList());
    reach.goneElsewhere(order.gone());
    reach.blankedElsewhere(order.blank());
    reader.findAll(order.gone()).forEach(reach::goes);
    seeds.certain().forEach(reach::goes);
    reader.findAll(order.blank()).forEach(reach::judge);
    seeds.derived().forEach(reach::judge);
    reach.follow();
    return reach;
  }

  /** {@return whether an order would change anything in a store} */
  static boolean isDone(StoreReader reader, ErasureOrder order, Selection selection) {
    Reach reach = reach(reader, order, selection);
    return reach.gone().isEmpty()
        && reach.blank().stream().allMatch(record -> isBlanked(reach, record));
  }

  private static boolean isBlanked(Reach reach, MemoryRecord record) {
    return record.body().status() == RecordStatus.HUSK
        && reach.linksLeft(record).equals(record.body().links());
  }

  /** {@return what went} */
  Erased erase(StoreWriter writer, ErasureOrder order, Selection selection) {
    Reach reach = reach(writer, order, selection);
    Erased erased = new Erased();
    erased.add(reach);
    delete(writer, reach.gone(), selection.layers(), order.at());
    reach.blank().forEach(record -> blank(writer, record, reach, order.at()));
    erased
        .fingerprints()
        .forEach((layer, hashes) -> tombstones.bury(writer, layer, hashes, order.at()));
    tombstones.buryEpisodes(writer, selection.episodes(), order.at());
    if (!erased.isEmpty()) {
      scrubs.owe(writer, order.at());
    }
    return erased;
  }

  private void delete(
      StoreWriter writer, Collection<MemoryRecord> gone, Set<Layer> whole, Instant at) {
    Set<Layer> emptied =
        whole.stream().filter(layer -> isAll(writer, layer, gone)).collect(toSet());
    for (MemoryRecord record : gone) {
      if (!emptied.contains(record.body().layer())) {
        MergeJobs.cancel(writer, record);
        writer.delete(record.id());
        if (record.body().kind().equals(RecordKinds.FACT)) {
          writer.append(FactEvent.FORGOTTEN.of(record, at));
        }
      }
    }
    for (Layer layer : emptied) {
      long records = writer.deleteAll(RecordQuery.in(layer).anyStatus());
      writer.append(forgotten(layer, records, at));
    }
  }

  private static Collector<Layer, ?, Set<Layer>> toSet() {
    return Collectors.toUnmodifiableSet();
  }

  /** {@return whether a layer holds something, and nothing that stays} */
  private static boolean isAll(StoreReader reader, Layer layer, Collection<MemoryRecord> gone) {
    Set<RecordId> ids = new HashSet<>();
    gone.stream()
        .filter(record -> record.body().layer().equals(layer))
        .forEach(record -> ids.add(record.id()));
    boolean[] all = {!ids.isEmpty()};
    reader.scan(RecordQuery.in(layer).anyStatus(), record -> all[0] &= ids.contains(record.id()));
    return all[0];
  }

  /** Names the kind of the layer only: its name may be a person's. */
  private static JournalDraft forgotten(Layer layer, long records, Instant at) {
    return new JournalDraft(
        Layer.system(),
        FactEvent.FORGOTTEN.type(),
        new Ref("layer", layer.kind().id()),
        at,
        records,
        Optional.empty(),
        new TreeMap<>());
  }

  /** What a text is about, such as a period, is no text and stays, to make it anew under it. */
  private void blank(StoreWriter writer, MemoryRecord record, Reach reach, Instant at) {
    if (isBlanked(reach, record)) {
      return;
    }
    RecordBody body = record.body();
    RecordBody.Builder husk =
        RecordBody.builder(body.layer(), body.kind())
            .status(RecordStatus.HUSK)
            .links(reach.linksLeft(record))
            .provenance(Provenance.builder(body.provenance().role()).build())
            .times(body.createdAt(), at, body.observedAt());
    if (body.kind().equals(RecordKinds.SUMMARY)) {
      body.key().ifPresent(husk::key);
    }
    MemoryRecord blanked = writer.update(record, husk.build(), Position.KEEP);
    if (body.status() == RecordStatus.ACTIVE) {
      jobs.queue(writer, blanked, at);
    }
  }
}
