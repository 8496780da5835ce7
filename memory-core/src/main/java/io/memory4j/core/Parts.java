package io.memory4j.core;

import io.memory4j.core.diagnose.Lines;
import io.memory4j.core.diagnose.StoreStates;
import io.memory4j.core.erase.Forgetting;
import io.memory4j.core.erase.ForgettingParts;
import io.memory4j.core.fact.FactFates;
import io.memory4j.core.fact.FactKeys;
import io.memory4j.core.fact.FactWriter;
import io.memory4j.core.fact.HeldFacts;
import io.memory4j.core.fact.RememberFacts;
import io.memory4j.core.fact.StatementRules;
import io.memory4j.core.fact.Suspicions;
import io.memory4j.core.fact.UndoChange;
import io.memory4j.core.history.Histories;
import io.memory4j.core.history.HistoryTools;
import io.memory4j.core.quarantine.EchoMemory;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.core.redact.CountingRedactor;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.redact.Redactor;
import io.memory4j.store.MemoryStore;
import java.util.function.Consumer;

/** What several {@link Services} are made from, each once. Immutable and thread-safe. */
record Parts(
    Settings settings,
    RecordIds ids,
    RecordWriter records,
    Tombstones tombstones,
    FactWriter facts,
    CountingRedactor redactor,
    EchoMemory echoes) {
  static Parts of(Settings settings) {
    RecordIds ids = new RecordIds(settings.random());
    RecordWriter records = new RecordWriter(ids);
    Tombstones tombstones = new Tombstones(records, ids);
    return new Parts(
        settings,
        ids,
        records,
        tombstones,
        new FactWriter(records, tombstones),
        new CountingRedactor(settings.redactor()),
        new EchoMemory(EchoMemory.DEFAULT_BLOCKS));
  }

  FactKeys keys() {
    return new FactKeys(redactor);
  }

  private StatementRules rules(Redactor redacting) {
    return new StatementRules(redacting, new Suspicions(echoes), settings.clock());
  }

  RememberFacts remember() {
    return new RememberFacts(rules(redactor), facts, settings.clock());
  }

  UndoChange undo() {
    return new UndoChange(facts, settings.clock());
  }

  HeldFacts held(Forgetting forget) {
    return new HeldFacts(facts, forget::forget, settings.clock());
  }

  /**
   * {@return what forgets}
   *
   * @param drop lets go of what this process holds of a store in memory
   */
  Forgetting forgetting(StoreRouter router, Consumer<MemoryStore> drop) {
    return new Forgetting(
        router,
        new ForgettingParts(
            ids, records, tombstones, keys(), settings.clock(), drop, settings.files()));
  }

  Histories histories(StoreRouter router) {
    HistoryTools tools = new HistoryTools(redactor, records, tombstones, settings.clock());
    return settings
        .history()
        .map(options -> Histories.of(router, options.rules(), tools))
        .orElseGet(Histories::off);
  }

  /** {@return what tells the state of things; to ask what became of a text counts no secret} */
  Diagnosing diagnosing(StoreStates states, Lines lines) {
    FactFates fates = new FactFates(rules(settings.redactor()), tombstones);
    return new Diagnosing(states, lines, fates, redactor);
  }
}
