package io.memory4j.core.inject;

import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.quarantine.EchoMemory;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.section.SectionSource;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Injector;
import io.memory4j.inject.SectionCandidates;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes blocks. A store that does not answer never fails a turn: the block is empty and says so,
 * and the log has one line for each streak of such blocks. Thread-safe.
 */
public final class BlockOfMemory {
  private static final Logger LOG = LoggerFactory.getLogger(BlockOfMemory.class);

  private final Candidates candidates;
  private final List<SectionSource> sources;
  private final Injector injector;
  private final EchoMemory echoes;
  private final AtomicBoolean silent = new AtomicBoolean();

  /**
   * Makes blocks.
   *
   * @param candidates gathers the facts that may go in
   * @param sources offer texts to the other sections; those of one section in the block's order
   * @param injector decides what goes in, and renders
   * @param echoes is told of each block, so that it is known when it comes back
   */
  public BlockOfMemory(
      Candidates candidates, List<SectionSource> sources, Injector injector, EchoMemory echoes) {
    this.candidates = candidates;
    this.sources = List.copyOf(sources);
    this.injector = injector;
    this.echoes = echoes;
  }

  /**
   * {@return the block}
   *
   * @param route the layers and stores
   * @param request what block is wanted
   */
  public InjectionBlock block(StackRoute route, InjectionRequest request) {
    try {
      InjectionBlock block = injector.render(injector.plan(candidates(route, request), request));
      silent.set(false);
      echoes.injected(block.text());
      return block;
    } catch (StoreUnavailableException | StoreFormatException failure) {
      if (!silent.getAndSet(true)) {
        LOG.warn(
            "A store does not answer; blocks stay empty until it does: {}",
            failure.getClass().getSimpleName());
      }
      return InjectionBlock.ofDegraded();
    }
  }

  private BlockCandidates candidates(StackRoute route, InjectionRequest request) {
    List<SectionCandidates> sections =
        sources.stream().flatMap(source -> source.candidates(route, request).stream()).toList();
    return new BlockCandidates(candidates.of(route, request.window()), sections);
  }
}
