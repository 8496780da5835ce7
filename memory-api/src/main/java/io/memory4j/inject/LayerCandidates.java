package io.memory4j.inject;

import static java.util.Objects.requireNonNull;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import java.util.List;
import java.util.Map;

/**
 * The facts that one layer offers to a block. Immutable and thread-safe.
 *
 * @param layer the layer
 * @param newestFirst its newest facts, whatever their state, in the reverse of the order in which
 *     they were said (a store's sequence, never a clock): nothing else tells an injector their age
 * @param shadowingKeys which of these facts' keys a more specific layer holds, and the fact that
 *     shadows there; needs to name only facts that are not among that layer's candidates, and these
 *     for each layer that they shadow
 * @param tail how many older facts were not loaded, 0 or more
 */
public record LayerCandidates(
    Layer layer, List<Fact> newestFirst, Map<String, FactId> shadowingKeys, long tail) {
  /**
   * Checks the parts and copies collections.
   *
   * @param layer the layer
   * @param newestFirst its newest facts, whatever their state
   * @param shadowingKeys which of these facts' keys a more specific layer holds, and the fact that
   *     shadows there
   * @param tail how many older facts were not loaded, 0 or more
   * @throws IllegalArgumentException if the tail is negative
   */
  public LayerCandidates {
    requireNonNull(layer, "layer");
    newestFirst = List.copyOf(newestFirst);
    shadowingKeys = Map.copyOf(shadowingKeys);
    if (tail < 0) {
      throw new IllegalArgumentException("The tail is " + tail + "; it is a count.");
    }
  }

  /**
   * {@return the candidates of a layer whose facts were all loaded and that nothing shadows from
   * outside}
   *
   * @param layer the layer
   * @param newestFirst its facts
   */
  public static LayerCandidates of(Layer layer, List<Fact> newestFirst) {
    return new LayerCandidates(layer, newestFirst, Map.of(), 0);
  }
}
