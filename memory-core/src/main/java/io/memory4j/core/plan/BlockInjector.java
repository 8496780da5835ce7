package io.memory4j.core.plan;

import io.memory4j.Layer;
import io.memory4j.core.render.BlockText;
import io.memory4j.inject.BlockCandidates;
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
 * The library's injector: guidance of fixed text, then section after section; the facts of each
 * layer general to specific, oldest first. {@link BlockPlan} says how sections share the budget and
 * {@link FactWalk} which facts find room. The order of the candidates given is all it knows of
 * their age. Immutable and thread-safe.
 */
public final class BlockInjector implements Injector {
  private static final BlockInjector DEFAULT = new BlockInjector();

  private BlockInjector() {}

  /** {@return the injector} */
  public static BlockInjector ofDefaults() {
    return DEFAULT;
  }

  @Override
  public InjectionPlan plan(BlockCandidates candidates, InjectionRequest request) {
    Map<Layer, Long> tail = tail(candidates.specificFirst());
    BlockPlan plan = new BlockPlan(candidates, request, false);
    if (!plan.isWithinBudgets()) {
      // As with some counters of tokens, for which the whole is more than the sum of its parts.
      plan = new BlockPlan(candidates, request, true);
    }
    return new InjectionPlan(plan.entries(), tail, false);
  }

  @Override
  public InjectionBlock render(InjectionPlan plan) {
    List<Entry> included = plan.included();
    if (included.isEmpty()) {
      return new InjectionBlock("", plan, "");
    }
    List<Entry> before =
        included.stream().filter(entry -> entry.section().isBeforeFacts()).toList();
    String prefix = BlockText.opening() + BlockText.lines(before);
    return new InjectionBlock(BlockText.of(included), plan, prefix);
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
