package io.memory4j.core;

import io.memory4j.core.diagnose.Contributor;
import io.memory4j.core.diagnose.Lines;
import io.memory4j.core.diagnose.StoreStates;
import io.memory4j.core.erase.Forgetting;
import io.memory4j.core.fact.FactLookup;
import io.memory4j.core.fact.HeldFacts;
import io.memory4j.core.fact.RememberFacts;
import io.memory4j.core.fact.UndoChange;
import io.memory4j.core.history.Histories;
import io.memory4j.core.history.HistoryLines;
import io.memory4j.core.inject.BlockMaker;
import io.memory4j.core.inject.BlockOfMemory;
import io.memory4j.core.inject.Candidates;
import io.memory4j.core.inject.FactModels;
import io.memory4j.core.inject.RedactingInjector;
import io.memory4j.core.recall.RecallFacts;
import io.memory4j.core.review.ReviewLines;
import io.memory4j.core.review.ReviewWork;
import io.memory4j.core.review.Reviews;
import io.memory4j.core.review.SummarySource;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.core.session.IdleLines;
import io.memory4j.core.session.MailboxWork;
import io.memory4j.core.session.OpenMailboxes;
import io.memory4j.core.session.SessionWork;
import io.memory4j.core.watch.Watch;
import java.util.List;
import java.util.stream.Stream;

/** What all memories of one {@link Memory4j} share. Immutable and thread-safe. */
record Services(
    RememberFacts remember,
    UndoChange undo,
    Forgetting forget,
    FactLookup lookup,
    RecallFacts recall,
    BlockOfMemory blocks,
    HeldFacts held,
    Diagnosing diagnosing,
    Watch watch,
    Sessions sessions,
    Reviews reviews,
    Histories histories) {
  static Services of(StoreRouter router, Settings settings) {
    OpenMailboxes mailboxes = new OpenMailboxes();
    return of(router, settings.withFiles(mailboxes::list), works(mailboxes));
  }

  /** What sessions start, in order: each work finds what those before it wrote. */
  private static List<SessionWork> works(OpenMailboxes mailboxes) {
    return List.of(new MailboxWork(mailboxes), new ReviewWork());
  }

  static Services of(StoreRouter router, Settings settings, List<SessionWork> works) {
    Parts parts = Parts.of(settings);
    FactModels models = new FactModels(router.stores(), settings.maxRecords());
    RedactingInjector injector = new RedactingInjector(settings.injector(), parts.redactor());
    BlockMaker blocks = new BlockMaker(new Candidates(models), injector);
    Forgetting forget =
        parts.forgetting(
            router,
            store -> {
              models.clear(store);
              blocks.forget();
            });
    Watch watch = new Watch(settings.host().listener(), settings.host().ticker());
    Sessions sessions = Sessions.of(router, settings.host(), works);
    Reviews reviews = ReviewChains.of(settings.with(parts.redactor()), watch, sessions.backlog());
    Histories histories = parts.histories(router);
    Stream<Contributor> rooms =
        Stream.of(
            new IdleLines(sessions.idle()), new ReviewLines(reviews), new HistoryLines(histories));
    Stream<Contributor> ofWorks = works.stream().flatMap(work -> work.contributor().stream());
    StoreStates states = new StoreStates(settings.clock());
    Lines lines = new Lines(states, Stream.concat(rooms, ofWorks).toList());
    return new Services(
        parts.remember(),
        parts.undo(),
        forget,
        new FactLookup(parts.keys()),
        new RecallFacts(),
        new BlockOfMemory(blocks, List.of(new SummarySource()), parts.echoes()),
        parts.held(forget),
        parts.diagnosing(states, lines),
        watch,
        sessions,
        reviews,
        histories);
  }

  /** {@return the same services, whose blocks say more} */
  Services with(BlockSources sources) {
    return new Services(
        remember,
        undo,
        forget,
        lookup,
        recall,
        blocks.with(sources.sources(), sources.file()),
        held,
        diagnosing,
        watch,
        sessions,
        reviews,
        histories);
  }
}
