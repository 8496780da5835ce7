package io.memory4j.core.inject;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.core.read.Held;
import io.memory4j.core.read.Newest;
import java.util.List;

/**
 * The newest facts of a layer. Immutable and thread-safe.
 *
 * @param layer the layer
 * @param newestFirst the facts
 * @param tail how many older ones there are
 */
record LayerWindow(Layer layer, List<Fact> newestFirst, long tail) {
  /** {@return the window of a layer, of so many facts at most} */
  static LayerWindow of(Layer layer, Newest<Fact> held, int size) {
    List<Fact> newest = held.newestFirst().stream().limit(size).map(Held::value).toList();
    return new LayerWindow(layer, newest, held.open() - newest.size());
  }
}
