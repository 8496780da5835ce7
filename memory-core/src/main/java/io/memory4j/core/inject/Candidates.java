package io.memory4j.core.inject;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.inject.LayerCandidates;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Gathers the facts that may go into a block. Changes nothing. Thread-safe. */
public final class Candidates {
  private final FactModels models;

  /**
   * Gathers candidates.
   *
   * @param models the read models
   */
  public Candidates(FactModels models) {
    this.models = models;
  }

  /**
   * {@return the candidates of each layer, the most specific first}
   *
   * @param route the layers and stores
   * @param window how many facts of a layer at most
   */
  public List<LayerCandidates> of(StackRoute route, int window) {
    Map<Layer, LayerWindow> loaded = new HashMap<>();
    for (StoreShare share : route.shares()) {
      models
          .of(share.store())
          .newest(share.layers(), window)
          .forEach((layer, newest) -> loaded.put(layer, LayerWindow.of(layer, newest, window)));
    }
    List<LayerWindow> specificFirst =
        route.stack().specificFirst().stream().map(loaded::get).toList();
    List<LayerCandidates> candidates = new ArrayList<>();
    for (int i = 0; i < specificFirst.size(); i++) {
      LayerWindow own = specificFirst.get(i);
      Map<String, FactId> shadows = shadows(route, own, specificFirst.subList(0, i));
      candidates.add(new LayerCandidates(own.layer(), own.newestFirst(), shadows, own.tail()));
    }
    return List.copyOf(candidates);
  }

  /** A fact older than its layer's window still shadows, so it is looked up by its key. */
  private static Map<String, FactId> shadows(
      StackRoute route, LayerWindow general, List<LayerWindow> moreSpecific) {
    Map<String, FactId> shadows = new HashMap<>();
    for (LayerWindow specific : moreSpecific) {
      if (specific.tail() > 0) {
        holders(route, specific.layer(), keys(general)).forEach(shadows::putIfAbsent);
      }
    }
    return shadows;
  }

  private static Set<String> keys(LayerWindow window) {
    return window.newestFirst().stream()
        .filter(fact -> fact.state() == Fact.State.CURRENT)
        .flatMap(fact -> fact.key().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Map<String, FactId> holders(StackRoute route, Layer layer, Set<String> keys) {
    if (keys.isEmpty()) {
      return Map.of();
    }
    return route
        .store(layer)
        .read(
            reader -> {
              Map<String, FactId> ids = new HashMap<>();
              reader
                  .findByKeys(layer, RecordKinds.FACT, keys)
                  .forEach((key, record) -> ids.put(key, FactRecords.factId(record)));
              return ids;
            });
  }
}
