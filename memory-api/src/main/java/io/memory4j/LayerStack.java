package io.memory4j;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The layers one session sees, general to specific: where two of them hold the same key, the most
 * specific wins. At most one layer of each kind. Immutable and thread-safe.
 */
public final class LayerStack {
  private final List<Layer> layers;

  private LayerStack(List<Layer> layers) {
    this.layers = layers;
  }

  /**
   * {@return the stack of these layers}
   *
   * @param generalToSpecific one layer or more, the most specific last
   * @throws IllegalArgumentException if there is none, two are of one kind, or one is the system
   *     layer
   */
  public static LayerStack of(Layer... generalToSpecific) {
    return of(List.of(generalToSpecific));
  }

  /**
   * {@return the stack of these layers}
   *
   * @param generalToSpecific one layer or more, the most specific last
   * @throws IllegalArgumentException if there is none, two are of one kind, or one is the system
   *     layer
   */
  public static LayerStack of(List<Layer> generalToSpecific) {
    List<Layer> layers = List.copyOf(generalToSpecific);
    if (layers.isEmpty()) {
      throw new IllegalArgumentException("A layer stack is empty; name one layer at least.");
    }
    Set<LayerKind> seen = EnumSet.of(LayerKind.SYSTEM);
    for (Layer layer : layers) {
      if (!seen.add(layer.kind())) {
        throw new IllegalArgumentException(
            "A layer stack cannot take another layer of kind "
                + layer.kind().id()
                + "; it holds one of each kind and never the system layer.");
      }
    }
    return new LayerStack(layers);
  }

  /** {@return the layers, general to specific; unmodifiable} */
  public List<Layer> layers() {
    return layers;
  }

  /** {@return the layers, specific to general; unmodifiable} */
  public List<Layer> specificFirst() {
    List<Layer> reversed = new ArrayList<>(layers);
    Collections.reverse(reversed);
    return List.copyOf(reversed);
  }

  /** {@return the most specific layer, where a statement without a layer goes} */
  public Layer mostSpecific() {
    return layers.get(layers.size() - 1);
  }

  /**
   * {@return the layer of a kind, or empty if the stack has none}
   *
   * @param kind the kind to look for
   */
  public Optional<Layer> layer(LayerKind kind) {
    return layers.stream().filter(layer -> layer.kind() == kind).findFirst();
  }

  /**
   * {@return whether the stack holds a layer}
   *
   * @param layer the layer to look for
   */
  public boolean contains(Layer layer) {
    return layers.contains(layer);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LayerStack that && layers.equals(that.layers);
  }

  @Override
  public int hashCode() {
    return layers.hashCode();
  }

  @Override
  public String toString() {
    return layers.toString();
  }
}
