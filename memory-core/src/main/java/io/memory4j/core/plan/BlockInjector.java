package io.memory4j.core.plan;

import io.memory4j.Layer;
import io.memory4j.core.render.BlockText;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionPlan;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Injector;
import io.memory4j.inject.LayerCandidates;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The library's injector: guidance of fixed text, then the facts of each layer, general to
 * specific, oldest first. {@link FactWalk} says which facts find room. The order of the candidates
 * given is all it knows of their age. Immutable and thread-safe.
 */
public final class BlockInjector implements Injector {
  private static final BlockInjector DEFAULT = new BlockInjector();

  private BlockInjector() {}

  /** {@return the injector} */
  public static BlockInjector ofDefaults() {
    return DEFAULT;
  }

  @Override
  public InjectionPlan plan(List<LayerCandidates> specificFirst, InjectionRequest request) {
    Map<Layer, Long> tail = tail(specificFirst);
    Budget budget = request.budget();
    long share = (long) budget.max() - budget.measure(BlockText.frame());
    List<Entry> entries = new FactSection(specificFirst, request).pack(share);
    return new InjectionPlan(entries, tail, false);
  }

  @Override
  public InjectionBlock render(InjectionPlan plan) {
    String text = BlockText.of(plan.included());
    return new InjectionBlock(text, plan, text.isEmpty() ? "" : BlockText.opening());
  }

  private static Map<Layer, Long> tail(List<LayerCandidates> layers) {
    Map<Layer, Long> tail = new LinkedHashMap<>();
    for (LayerCandidates layer : layers) {
      if (tail.put(layer.layer(), layer.tail()) != null) {
        throw new IllegalArgumentException(
            "A "
                + layer.layer().kind().id()
                + " layer stands twice among the candidates; give each layer once.");
      }
    }
    return tail;
  }
}
