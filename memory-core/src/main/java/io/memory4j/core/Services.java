package io.memory4j.core;

import io.memory4j.core.diagnose.Contributor;
import io.memory4j.core.diagnose.Lines;
import io.memory4j.core.diagnose.StoreStates;
import io.memory4j.core.erase.Forgetting;
import io.memory4j.core.erase.ForgettingParts;
import io.memory4j.core.fact.FactFates;
import io.memory4j.core.fact.FactKeys;
import io.memory4j.core.fact.FactLookup;
import io.memory4j.core.fact.FactWriter;
import io.memory4j.core.fact.HeldFacts;
import io.memory4j.core.fact.RememberFacts;
import io.memory4j.core.fact.StatementRules;
import io.memory4j.core.fact.Suspicions;
import io.memory4j.core.fact.UndoChange;
import io.memory4j.core.history.Histories;
import io.memory4j.core.history.HistoryLines;
import io.memory4j.core.history.HistoryTools;
import io.memory4j.core.inject.BlockMaker;
import io.memory4j.core.inject.BlockOfMemory;
import io.memory4j.core.inject.Candidates;
import io.memory4j.core.inject.FactModels;
import io.memory4j.core.inject.RedactingInjector;
import io.memory4j.core.quarantine.EchoMemory;
import io.memory4j.core.recall.RecallFacts;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.core.redact.CountingRedactor;
import io.memory4j.core.review.ReviewLines;
import io.memory4j.core.review.ReviewWork;
import io.memory4j.core.review.Reviews;
import io.memory4j.core.review.SummarySource;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.core.session.IdleLines;
import io.memory4j.core.session.MailboxWork;
import io.memory4j.core.session.OpenMailboxes;
import io.memory4j.core.session.SessionWork;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.core.watch.Watch;
import io.memory4j.store.MemoryStore;
import java.util.List;
import java.util.function.Consumer;
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
    RecordIds ids = new RecordIds(settings.random());
    RecordWriter records = new RecordWriter(ids);
    Tombstones tombstones = new Tombstones(records, ids);
    FactWriter facts = new FactWriter(records, tombstones);
    CountingRedactor redactor = new CountingRedactor(settings.redactor());
    FactKeys keys = new FactKeys(redactor);
    FactModels models = new FactModels(router.stores(), settings.maxRecords());
    EchoMemory echoes = new EchoMemory(EchoMemory.DEFAULT_BLOCKS);
    Suspicions suspicions = new Suspicions(echoes);
    StatementRules rules = new StatementRules(redactor, suspicions, settings.clock());
    StatementRules uncounted =
        new StatementRules(settings.redactor(), suspicions, settings.clock());
    StoreStates states = new StoreStates(settings.clock());
    BlockMaker blocks =
        new BlockMaker(
            new Candidates(models), new RedactingInjector(settings.injector(), redactor));
    Consumer<MemoryStore> drop =
        store -> {
          models.clear(store);
          blocks.forget();
        };
    Forgetting forget =
        new Forgetting(
            router,
            new ForgettingParts(
                ids, records, tombstones, keys, settings.clock(), drop, settings.files()));
    Watch watch = new Watch(settings.host().listener(), settings.host().ticker());
    Sessions sessions = Sessions.of(router, settings.host(), works);
    Reviews reviews = ReviewChains.of(settings.with(redactor), watch, sessions.backlog());
    Histories histories =
        histories(
            router, settings, new HistoryTools(redactor, records, tombstones, settings.clock()));
    Stream<Contributor> parts =
        Stream.of(
            new IdleLines(sessions.idle()), new ReviewLines(reviews), new HistoryLines(histories));
    Stream<Contributor> ofWorks = works.stream().flatMap(work -> work.contributor().stream());
    Lines lines = new Lines(states, Stream.concat(parts, ofWorks).toList());
    return new Services(
        new RememberFacts(rules, facts, settings.clock()),
        new UndoChange(facts, settings.clock()),
        forget,
        new FactLookup(keys),
        new RecallFacts(),
        new BlockOfMemory(blocks, List.of(new SummarySource()), echoes),
        new HeldFacts(facts, forget::forget, settings.clock()),
        new Diagnosing(states, lines, new FactFates(uncounted, tombstones), redactor),
        watch,
        sessions,
        reviews,
        histories);
  }

  private static Histories histories(StoreRouter router, Settings settings, HistoryTools tools) {
    return settings
        .history()
        .map(options -> Histories.of(router, options.rules(), tools))
        .orElseGet(Histories::off);
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
