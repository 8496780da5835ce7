package io.memory4j.core.history;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.core.HistoryOptions;
import io.memory4j.core.Memory4j;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.episode.HistoryHit;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.HistorySource;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.MutableClock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A memory with a history over stores in memory; workspaces are projects by their own name. */
final class HistoryScene {
  static final Layer SHOP = Layer.project("shop");

  final MutableClock clock = MutableClock.at(ToldSessions.NOON.plus(Duration.ofDays(1)));
  final MemoryStore store;
  final Memory4j memory4j;

  private HistoryScene(
      MemoryStore store, UnaryOperator<HistoryOptions> choices, Redactor redactor) {
    this.store = store;
    HistoryOptions options = HistoryOptions.ofDefaults().layers(HistoryScene::layer).agent("codex");
    memory4j =
        Memory4j.builder()
            .store(store)
            .clock(clock)
            .redactor(redactor)
            .history(choices.apply(options))
            .build();
  }

  static HistoryScene create() {
    return with(options -> options);
  }

  static HistoryScene with(UnaryOperator<HistoryOptions> choices) {
    return new HistoryScene(InMemoryStore.create(), choices, Redaction::unchanged);
  }

  static HistoryScene redactedBy(Redactor redactor) {
    return new HistoryScene(InMemoryStore.create(), options -> options, redactor);
  }

  private static Optional<Layer> layer(Optional<String> workspace) {
    return Optional.of(
        workspace
            .map(path -> path.replaceFirst("/.*", ""))
            .map(Layer::project)
            .orElse(Layer.global()));
  }

  AgentMemory shop() {
    return memory4j.bind(LayerStack.of(Layer.global(), SHOP));
  }

  HistoryReport index(ToldSessions sessions) {
    return memory4j.history().index(HistorySource.of(sessions));
  }

  HistoryReport indexNamed(ToldSessions sessions) {
    return memory4j.history().index(HistorySource.namedByPerson(sessions));
  }

  List<String> found(String words) {
    return found(HistoryQuery.of(words));
  }

  List<String> found(HistoryQuery query) {
    return memory4j.history().search(query).hits().stream().map(HistoryHit::snippet).toList();
  }

  /** {@return the records of all turns of a store, by key} */
  static List<MemoryRecord> turns(MemoryStore store) {
    List<MemoryRecord> all = new ArrayList<>();
    store.read(
        reader -> {
          reader.scan(
              RecordQuery.in(Set.of()).kind(RecordKinds.TURN).anyStatus().order(RecordOrder.KEY),
              all::add);
          return all;
        });
    return all;
  }

  /** {@return what the turns say, by key} */
  List<String> texts() {
    return turns(store).stream().map(record -> record.body().content()).toList();
  }

  /** {@return the keys of the turns} */
  List<String> keys() {
    return turns(store).stream().map(record -> record.body().key().orElseThrow()).toList();
  }
}
