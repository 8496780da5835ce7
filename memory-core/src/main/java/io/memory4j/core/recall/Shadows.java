package io.memory4j.core.recall;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Drops hits whose key a more specific layer holds. */
final class Shadows {
  private final StackRoute route;

  Shadows(StackRoute route) {
    this.route = route;
  }

  /** {@return the hits that no other layer of these shares shadows, in order} */
  List<Scored> visible(List<Scored> hits, Collection<StoreShare> shares) {
    Set<String> keys =
        hits.stream()
            .flatMap(hit -> hit.record().body().key().stream())
            .collect(Collectors.toUnmodifiableSet());
    Map<String, Integer> winners = new HashMap<>();
    if (!keys.isEmpty()) {
      shares.forEach(
          share -> winners(share, keys).forEach((k, at) -> winners.merge(k, at, Math::min)));
    }
    return hits.stream().filter(hit -> isVisible(hit, winners)).toList();
  }

  private Map<String, Integer> winners(StoreShare share, Set<String> keys) {
    return share
        .store()
        .read(
            reader -> {
              Map<String, Integer> winners = new HashMap<>();
              for (Layer layer : share.layers()) {
                reader
                    .findByKeys(layer, RecordKinds.FACT, keys)
                    .keySet()
                    .forEach(key -> winners.merge(key, route.place(layer), Math::min));
              }
              return winners;
            });
  }

  private boolean isVisible(Scored hit, Map<String, Integer> winners) {
    int place = route.place(hit.record().body().layer());
    return hit.record()
        .body()
        .key()
        .map(key -> winners.getOrDefault(key, place) >= place)
        .orElse(true);
  }
}
