package io.memory4j.core.inject;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.core.read.Held;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StoreShare;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Loads the newest facts of layers: from the read model, or from the store where it has none. */
final class Windows {
  private static final Comparator<MemoryRecord> NEWEST =
      Comparator.comparingLong(MemoryRecord::sequence).reversed();

  private final FactModels models;
  private final int size;

  Windows(FactModels models, int size) {
    this.models = models;
    this.size = size;
  }

  /** {@return the windows of a store's layers} */
  Map<Layer, LayerWindow> of(StoreShare share) {
    Map<Layer, LayerWindow> windows = new HashMap<>();
    models
        .of(share.store())
        .newestFirst(share.layers())
        .forEach((layer, held) -> windows.put(layer, window(layer, held)));
    List<Layer> rest = new ArrayList<>(share.layers());
    rest.removeAll(windows.keySet());
    if (!rest.isEmpty()) {
      OpenCounts counts = models.counts(share.store());
      windows.putAll(share.store().read(reader -> read(reader, counts, rest)));
    }
    return windows;
  }

  private LayerWindow window(Layer layer, List<Held<Fact>> held) {
    List<Fact> newest = held.stream().limit(size).map(Held::value).toList();
    return new LayerWindow(layer, newest, held.size() - newest.size());
  }

  private Map<Layer, LayerWindow> read(StoreReader reader, OpenCounts counts, List<Layer> layers) {
    Map<Layer, LayerWindow> windows = new HashMap<>();
    for (Layer layer : layers) {
      RecordQuery open = RecordQuery.in(layer).kind(RecordKinds.FACT).statuses(OpenCounts.OPEN);
      List<Fact> newest =
          reader.list(open.withoutDetail().limit(size)).stream()
              .sorted(NEWEST)
              .map(FactRecords::fact)
              .toList();
      long all = newest.size() < size ? newest.size() : counts.open(reader, layer);
      windows.put(layer, new LayerWindow(layer, newest, all - newest.size()));
    }
    return windows;
  }
}
