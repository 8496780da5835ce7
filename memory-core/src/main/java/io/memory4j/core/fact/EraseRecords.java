package io.memory4j.core.fact;

import io.memory4j.Layer;
import io.memory4j.core.journal.FactEvent;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.tomb.OwedScrub;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Deletes records for good within a transaction, with all that has to happen beside. Thread-safe.
 */
final class EraseRecords {
  private final Tombstones tombstones;
  private final OwedScrub scrubs;

  EraseRecords(Tombstones tombstones, OwedScrub scrubs) {
    this.tombstones = tombstones;
    this.scrubs = scrubs;
  }

  /** {@return what went: the records, and what was made from them} */
  Erased erase(StoreWriter writer, List<MemoryRecord> doomed, Instant at) {
    Erased erased = new Erased();
    DerivedTexts derived = new DerivedTexts(writer, erased, at);
    doomed.forEach(erased::add);
    for (MemoryRecord record : doomed) {
      writer.delete(record.id());
      if (record.body().kind().equals(RecordKinds.FACT)) {
        writer.append(FactEvent.FORGOTTEN.of(record, at));
      }
    }
    doomed.forEach(record -> derived.cleanAfter(record.id()));
    finish(writer, erased, at);
    return erased;
  }

  /** {@return what went: all records of the layer, and what was made from them} */
  Erased eraseLayer(StoreWriter writer, Layer layer, Instant at) {
    Erased erased = new Erased();
    DerivedTexts derived = new DerivedTexts(writer, erased, at);
    RecordQuery all = RecordQuery.in(layer).anyStatus();
    List<MemoryRecord> doomed = new ArrayList<>();
    writer.scan(all, doomed::add);
    doomed.forEach(erased::add);
    if (!doomed.isEmpty()) {
      writer.deleteAll(all);
      doomed.forEach(record -> derived.cleanAfter(record.id()));
      writer.append(forgotten(layer, doomed.size(), at));
      finish(writer, erased, at);
    }
    return erased;
  }

  /** Names the kind of the layer only: its name may be a person's. */
  private static JournalDraft forgotten(Layer layer, int records, Instant at) {
    return new JournalDraft(
        Layer.system(),
        FactEvent.FORGOTTEN.type(),
        new Ref("layer", layer.kind().id()),
        at,
        records,
        Optional.empty(),
        new TreeMap<>());
  }

  private void finish(StoreWriter writer, Erased erased, Instant at) {
    erased.fingerprints().forEach((layer, hashes) -> tombstones.bury(writer, layer, hashes, at));
    if (!erased.isEmpty()) {
      scrubs.owe(writer, at);
    }
  }
}
