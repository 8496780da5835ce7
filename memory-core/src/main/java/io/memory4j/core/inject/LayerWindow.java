package io.memory4j.core.inject;

import io.memory4j.Fact;
import io.memory4j.Layer;
import java.util.List;

/**
 * The newest facts of a layer. Immutable and thread-safe.
 *
 * @param layer the layer
 * @param newestFirst the facts
 * @param tail how many older ones there are
 */
record LayerWindow(Layer layer, List<Fact> newestFirst, long tail) {}
