package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.LayerStack;
import io.memory4j.MemoryListener;
import io.memory4j.MemoryListener.Failed;
import io.memory4j.MemoryListener.Forgotten;
import io.memory4j.MemoryListener.Injected;
import io.memory4j.MemoryListener.Recalled;
import io.memory4j.MemoryListener.Statement;
import io.memory4j.MemoryListener.Written;
import io.memory4j.RejectedException;
import io.memory4j.Remembered.Outcome;
import io.memory4j.Selector;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.recall.RecallQuery;
import io.memory4j.testkit.InMemoryStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WatchedMemoryTest {
  private static final String MARKER = "marker-7f3a";
  private static final Duration STEP = Duration.ofNanos(100);

  private final List<Record> events = new ArrayList<>();
  private final AtomicLong nanos = new AtomicLong();
  private final Memory4j memory4j =
      Memory4j.builder()
          .store(InMemoryStore.create())
          .ticker(() -> nanos.getAndAdd(STEP.toNanos()))
          .listener(new WritingDown(events))
          .build();
  private final AgentMemory memory = memory4j.bind(LayerStack.of(GLOBAL, ANA, SHOP));

  @AfterEach
  void close() {
    memory4j.close();
  }

  private Fact remember(String text) {
    return memory.remember(text).fact().orElseThrow();
  }

  @Test
  void writingTellsWhatBecameOfEachStatementAndHowLongItTook() {
    FactId id = remember("Port 8080").id();
    remember("Port 8080");

    assertThat(events)
        .containsExactly(
            new Written(List.of(statement(Outcome.NEW, id)), STEP),
            new Written(List.of(statement(Outcome.SEEN, id)), STEP));
  }

  private static Statement statement(Outcome outcome, FactId id) {
    return new Statement(outcome, Optional.of(SHOP), Optional.of(id), 0);
  }

  @Test
  void replacingIsOneEventOfSeveralStatements() {
    FactId old = remember("Port 8080").id();
    events.clear();

    memory.replace(List.of(old), List.of(Fact.draft("Port 9090"), Fact.draft("Use tabs")));

    assertThat(events).hasSize(1);
    assertThat(((Written) events.get(0)).statements()).hasSize(2);
  }

  @Test
  void readingTellsCounts() {
    remember("Port 8080");
    events.clear();

    memory.recall(RecallQuery.of("port"));
    String block = memory.inject(InjectionRequest.ofDefaults()).text();

    int chars = block.codePointCount(0, block.length());
    assertThat(events)
        .containsExactly(new Recalled(1, Set.of(), STEP), new Injected(1, 0, chars, false, STEP));
  }

  @Test
  void forgettingTellsKindsAndCounts() {
    FactId id = remember("Port 8080").id();
    events.clear();

    memory.forget(Selector.id(id));

    assertThat(events).containsExactly(new Forgotten(Map.of("FACT", 1L), true, Set.of(), STEP));
  }

  @Test
  void failureIsToldAndThrownUnchanged() {
    assertThatThrownBy(() -> memory.remember("x".repeat(301)))
        .isInstanceOf(RejectedException.class);

    assertThat(events)
        .containsExactly(new Failed("remember", "io.memory4j.RejectedException", Optional.empty()));
  }

  @Test
  void noEventHoldsText() {
    FactId id = remember("The word is " + MARKER).id();
    memory.remember(Fact.draft("Keyed " + MARKER).key(MARKER).tag(MARKER).detail(MARKER));
    memory.recall(RecallQuery.of(MARKER));
    memory.inject(InjectionRequest.forTask(MARKER));
    memory.find(MARKER);
    assertThatThrownBy(() -> memory.remember(MARKER.repeat(40)));
    memory.forget(Selector.key(MARKER));
    memory.forget(Selector.id(id));

    assertThat(events).hasSizeGreaterThan(6);
    assertThat(events).noneSatisfy(event -> assertThat(event.toString()).contains(MARKER));
  }

  @Test
  void listenerThatThrowsBreaksNothing() {
    try (Memory4j broken =
        Memory4j.builder().store(InMemoryStore.create()).listener(new Throwing()).build()) {
      AgentMemory heard = broken.bind(LayerStack.of(GLOBAL));

      FactId id = heard.remember("Port 8080").fact().orElseThrow().id();

      assertThat(heard.recall(RecallQuery.of("port")).hits()).hasSize(1);
      assertThat(heard.inject(InjectionRequest.ofDefaults()).isEmpty()).isFalse();
      assertThat(heard.forget(Selector.id(id)).total()).isEqualTo(1);
      assertThatThrownBy(() -> heard.remember("")).isInstanceOf(RejectedException.class);
    }
  }

  private static final class Throwing implements MemoryListener {
    @Override
    public void written(Written event) {
      throw new IllegalStateException("no");
    }

    @Override
    public void recalled(Recalled event) {
      throw new AssertionError("no");
    }

    @Override
    public void injected(Injected event) {
      throw new StackOverflowError("no");
    }

    @Override
    public void forgotten(Forgotten event) {
      throw new IllegalStateException("no");
    }

    @Override
    public void failed(Failed event) {
      throw new IllegalStateException("no");
    }
  }

  private record WritingDown(List<Record> events) implements MemoryListener {
    @Override
    public void written(Written event) {
      events.add(event);
    }

    @Override
    public void recalled(Recalled event) {
      events.add(event);
    }

    @Override
    public void injected(Injected event) {
      events.add(event);
    }

    @Override
    public void forgotten(Forgotten event) {
      events.add(event);
    }

    @Override
    public void failed(Failed event) {
      events.add(event);
    }
  }
}
