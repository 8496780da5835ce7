package io.memory4j.core.section;

import io.memory4j.core.route.StackRoute;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import java.util.List;

/**
 * Offers texts to one section of the block. It decides what there is to say and in which order it
 * is wanted; the injector makes the texts harmless, gives them room and explains what became of
 * each. Facts have no source: they are candidates of their layers.
 *
 * <p>A source writes nothing, reads no clock and answers the same as long as what it reads from is
 * the same. It offers some hundred texts at most; what it does not offer is no candidate. A section
 * whose sources offer nothing is absent from the block, heading included. In a session, what stands
 * before the facts ({@link Section#isBeforeFacts}) is asked for once and then kept.
 *
 * <p>Implementations must be safe for use by multiple threads. A store that does not answer is told
 * by its exception, and the block is then empty; any other medium that fails offers nothing.
 */
public interface SectionSource {
  /** {@return the section it offers texts to; never {@link Section#FACTS}} */
  Section section();

  /**
   * {@return what it offers, in the order in which it stands in the block, each group under its own
   * title; empty if there is nothing to say}
   *
   * @param route the layers and stores of the memory; no other may be read
   * @param request what block is wanted; its task, if any, tells what matters
   */
  List<SectionCandidates> candidates(StackRoute route, InjectionRequest request);

  /**
   * {@return whether all it offers lies in the stores of the route} Then it is asked again only
   * when one of them has changed; else for each block that no session keeps.
   */
  boolean isStored();
}
