package io.memory4j.core.inject;

import io.memory4j.MemoryException;
import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.file.BlockFile;
import io.memory4j.core.quarantine.EchoMemory;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.section.SectionSource;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes blocks. A store that does not answer never fails a turn: the block is empty and says so,
 * and the log has one line for each streak of such blocks. Thread-safe.
 */
public final class BlockOfMemory {
  private static final Logger LOG = LoggerFactory.getLogger(BlockOfMemory.class);

  private final BlockMaker maker;
  private final List<SectionSource> sources;
  private final EchoMemory echoes;
  private final Optional<BlockFile> file;
  private final AtomicBoolean silent;
  private final AtomicBoolean unwritten = new AtomicBoolean();

  /**
   * Makes blocks.
   *
   * @param maker gathers and plans, and holds what was made
   * @param sources offer texts to sections other than facts; those of one section in its order
   * @param echoes is told of each block, so that it is known when it comes back
   */
  public BlockOfMemory(BlockMaker maker, List<SectionSource> sources, EchoMemory echoes) {
    this.maker = maker;
    this.sources = List.copyOf(sources);
    this.echoes = echoes;
    this.file = Optional.empty();
    this.silent = new AtomicBoolean();
  }

  private BlockOfMemory(
      BlockOfMemory other, List<SectionSource> sources, Optional<BlockFile> file) {
    this.maker = other.maker;
    this.sources = sources;
    this.echoes = other.echoes;
    this.file = file;
    this.silent = other.silent;
  }

  /**
   * {@return the same with more to say}
   *
   * @param more offer texts after those of the same sections; one that is there already counts once
   * @param copied takes a copy of each block; empty for no other than before
   */
  public BlockOfMemory with(List<SectionSource> more, Optional<BlockFile> copied) {
    List<SectionSource> all = Stream.concat(sources.stream(), more.stream()).distinct().toList();
    return new BlockOfMemory(this, all, copied.or(() -> file));
  }

  /**
   * {@return the block}
   *
   * @param route the layers and stores
   * @param request what block is wanted
   */
  public InjectionBlock block(StackRoute route, InjectionRequest request) {
    InjectionBlock block = made(route, request);
    file.ifPresent(copied -> write(copied, block.text()));
    return block;
  }

  private void write(BlockFile copied, String text) {
    try {
      copied.write(text);
      unwritten.set(false);
    } catch (MemoryException failure) {
      if (!unwritten.getAndSet(true)) {
        LOG.warn("The block is not written to its file until that can be: {}", copied.path());
      }
    }
  }

  private InjectionBlock made(StackRoute route, InjectionRequest request) {
    try {
      InjectionBlock block = maker.block(route, sources, request);
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

  /**
   * Lets go of what was fixed for a session, so that its next block is a first one.
   *
   * @param session the session's id
   */
  public void drop(String session) {
    maker.sessions().drop(session);
  }
}
