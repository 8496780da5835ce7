package io.memory4j.core.inject;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.memory4j.LayerStack;
import io.memory4j.core.section.SectionSource;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.store.StoreMark;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The blocks that were made last, each good for as long as no store has changed and what comes from
 * elsewhere is equal. Bounded by what the blocks hold; starts no thread. Thread-safe.
 */
public final class BlockCache {
  /** As much as a few dozen blocks with a thousand candidates each hold, in characters. */
  private static final long MAX_WEIGHT = 8L << 20;

  /** About what an entry of a plan holds beside its line, in characters. */
  private static final int ENTRY_WEIGHT = 150;

  private final Cache<Wanted, Made> blocks =
      Caffeine.newBuilder()
          .executor(Runnable::run)
          .maximumWeight(MAX_WEIGHT)
          .weigher((Wanted wanted, Made made) -> weight(made.block()))
          .build();

  private final AtomicLong clearings = new AtomicLong();

  /** Starts empty. */
  public BlockCache() {}

  /**
   * What block was asked for.
   *
   * @param layers the layers
   * @param sources who offers texts
   * @param request what block is wanted
   */
  record Wanted(LayerStack layers, List<SectionSource> sources, InjectionRequest request) {}

  /**
   * What a block was made from.
   *
   * @param clearings how often the cache had been cleared
   * @param marks the marks of all stores, taken before anything was read
   * @param given what was offered by other than stores, or fixed by the session
   */
  record Origin(long clearings, List<StoreMark> marks, List<SectionCandidates> given) {}

  private record Made(Origin origin, InjectionBlock block) {}

  /**
   * {@return the block that was made for the same from the same; empty if none is held}
   *
   * @param wanted what is asked for
   * @param origin what a block would be made from now
   */
  Optional<InjectionBlock> find(Wanted wanted, Origin origin) {
    return Optional.ofNullable(blocks.getIfPresent(wanted))
        .filter(made -> made.origin().equals(origin))
        .map(Made::block);
  }

  /**
   * Keeps a block in the place of the one that was made before, unless the cache was cleared while
   * it was made.
   *
   * @param wanted what was asked for
   * @param origin what it was made from
   * @param block the block
   */
  void keep(Wanted wanted, Origin origin, InjectionBlock block) {
    blocks.put(wanted, new Made(origin, block));
    if (clearings.get() != origin.clearings()) {
      blocks.invalidate(wanted);
    }
  }

  /** {@return how often it was cleared; to be asked before anything is read for a block} */
  long clearings() {
    return clearings.get();
  }

  /** Lets go of all blocks, those that are being made included. */
  public void clear() {
    clearings.incrementAndGet();
    blocks.invalidateAll();
  }

  private static int weight(InjectionBlock block) {
    return block.text().length() + ENTRY_WEIGHT * (1 + block.plan().entries().size());
  }
}
