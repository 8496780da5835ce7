package io.memory4j.core.inject;

import io.memory4j.core.inject.BlockCache.Origin;
import io.memory4j.core.inject.BlockCache.Wanted;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.core.section.SectionSource;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Injector;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.store.StoreMark;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Gathers candidates and has them planned, unless nothing has changed. Thread-safe. */
public final class BlockMaker {
  private final Candidates facts;
  private final Injector injector;
  private final SessionSnapshots sessions = new SessionSnapshots(SessionSnapshots.DEFAULT_SESSIONS);
  private final BlockCache cache = new BlockCache();

  /**
   * Makes blocks.
   *
   * @param facts gathers the facts that may go in
   * @param injector decides what goes in, and renders
   */
  public BlockMaker(Candidates facts, Injector injector) {
    this.facts = facts;
    this.injector = injector;
  }

  /** {@return what the first block of each session fixed} */
  public SessionSnapshots sessions() {
    return sessions;
  }

  /** Lets go of whatever was read from stores, as something in them was forgotten. */
  public void forget() {
    sessions.dropStored();
    cache.clear();
  }

  /** {@return the block} */
  InjectionBlock block(StackRoute route, List<SectionSource> sources, InjectionRequest request) {
    long clearings = cache.clearings();
    // Taken before anything is read: what is committed in between makes the next marks differ.
    List<StoreMark> marks = route.shares().stream().map(BlockMaker::mark).toList();
    List<SectionCandidates> given =
        sources.stream()
            .filter(source -> !isLive(source, request))
            .flatMap(source -> given(source, route, request).stream())
            .toList();
    Wanted wanted = new Wanted(route.stack(), sources, request);
    Origin origin = new Origin(clearings, marks, given);
    Optional<InjectionBlock> held = cache.find(wanted, origin);
    if (held.isPresent()) {
      return held.get();
    }
    Stream<SectionCandidates> live =
        sources.stream()
            .filter(source -> isLive(source, request))
            .flatMap(source -> source.candidates(route, request).stream());
    List<SectionCandidates> sections = Stream.concat(given.stream(), live).toList();
    BlockCandidates all = new BlockCandidates(facts.of(route, request.window()), sections);
    InjectionBlock block = injector.render(injector.plan(all, request));
    cache.keep(wanted, origin, block);
    return block;
  }

  private static StoreMark mark(StoreShare share) {
    return share.store().mark();
  }

  /** Returns whether a source is to be asked whenever a store has changed, and only then. */
  private static boolean isLive(SectionSource source, InjectionRequest request) {
    return source.isStored() && !isFixed(source, request);
  }

  private static boolean isFixed(SectionSource source, InjectionRequest request) {
    return request.session().isPresent() && source.section().isBeforeFacts();
  }

  private List<SectionCandidates> given(
      SectionSource source, StackRoute route, InjectionRequest request) {
    return request
        .session()
        .filter(session -> isFixed(source, request))
        .map(session -> sessions.of(session, source, route, request))
        .orElseGet(() -> source.candidates(route, request));
  }
}
