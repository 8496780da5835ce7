package io.memory4j.inject;

import java.util.List;

/**
 * Decides what the agent is told. Pure: the same candidates and request give the same plan, and the
 * same plan the same bytes, in any locale, time zone and process.
 *
 * <p>Usable alone, on a host's own candidates. Implementations must be safe for use by multiple
 * threads.
 */
public interface Injector {
  /**
   * Gives every candidate a verdict.
   *
   * @param candidates what may go in; all that are given are candidates, whatever the request's
   *     window
   * @param request what block is wanted
   * @return the plan; whatever it includes keeps to the request's budget once rendered, but for
   *     what has a budget of its own and keeps to that
   * @throws IllegalArgumentException if a layer is given twice
   */
  InjectionPlan plan(BlockCandidates candidates, InjectionRequest request);

  /**
   * Gives every fact a verdict, where there is nothing but facts.
   *
   * @param specificFirst the facts of each layer, the most specific layer first
   * @param request what block is wanted
   * @return the plan
   * @throws IllegalArgumentException if a layer is given twice
   */
  default InjectionPlan plan(List<LayerCandidates> specificFirst, InjectionRequest request) {
    return plan(BlockCandidates.ofFacts(specificFirst), request);
  }

  /**
   * Renders a plan. The plan and nothing else decides the bytes.
   *
   * @param plan a plan that this injector made
   * @return the block; empty if the plan includes nothing
   */
  InjectionBlock render(InjectionPlan plan);
}
