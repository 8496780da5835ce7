package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.ListQuery;
import io.memory4j.MemoryListener;
import io.memory4j.Provenance;
import io.memory4j.SessionInfo;
import io.memory4j.SessionMemory;
import io.memory4j.SessionOutcome;
import io.memory4j.Ticker;
import io.memory4j.core.session.SessionHook;
import io.memory4j.core.session.SessionScope;
import io.memory4j.core.session.SessionWork;
import io.memory4j.core.watch.Watch;
import io.memory4j.core.work.ManualExecutor;
import io.memory4j.inject.InjectionRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SessionMemoryTest {
  private static final Layer BEN = Layer.person("ben");

  private final TestMemory test = TestMemory.create();
  private final ManualExecutor executor = new ManualExecutor();
  private final List<String> seen = new ArrayList<>();
  private final List<MemoryListener.Failed> failures = new ArrayList<>();

  private SessionMemory session(SessionInfo info, SessionWork... works) {
    return memory(works).session(info);
  }

  private AgentMemory memory(SessionWork... works) {
    MemoryListener listener =
        new MemoryListener() {
          @Override
          public void failed(Failed event) {
            failures.add(event);
          }
        };
    test.host(new Settings.Host(executor, listener, Ticker.system(), Sessions::personOf));
    return test.bind(List.of(works), GLOBAL, ANA, SHOP);
  }

  /** A work that writes each event down. */
  private SessionWork writingDown(String name, boolean learns) {
    return new FakeWork(name, learns, scope -> new WritingHook(name, seen));
  }

  @Test
  void everyEventReachesTheHooksInTheOrderOfTheList() {
    SessionMemory session =
        session(SessionInfo.of("s1"), writingDown("one", false), writingDown("two", true));

    session.started();
    session.turnStarted(Provenance.person("ben"));
    session.turnEnded();
    session.compacted("c");
    session.taskYielded("t");
    session.cleared();
    session.reset();
    session.ended(SessionOutcome.SUCCESS);
    assertThat(seen).isEmpty();
    executor.runAll();

    assertThat(seen)
        .containsExactly(
            "one started",
            "two started",
            "one turn 1 of person:ben",
            "two turn 1 of person:ben",
            "one turn ended",
            "two turn ended",
            "one compacted c",
            "two compacted c",
            "one yielded t",
            "two yielded t",
            "one cleared",
            "two cleared",
            "one reset",
            "two reset",
            "one ended SUCCESS",
            "two ended SUCCESS");
  }

  @Test
  void beginningAndEndCountOnceAndNothingFollowsTheEnd() {
    SessionMemory session = session(SessionInfo.of("s1"), writingDown("one", false));

    session.started();
    session.started();
    session.ended();
    session.turnEnded();
    session.ended(SessionOutcome.FAILURE);
    executor.runAll();

    assertThat(seen).containsExactly("one started", "one ended unknown");
  }

  @Test
  void endDrainsWhatWasToldBefore() {
    executor.refuses = true;
    SessionMemory session = session(SessionInfo.of("s1"), writingDown("one", false));
    session.started();
    session.turnEnded();
    executor.refuses = false;

    session.ended();
    executor.runAll();

    assertThat(seen).containsExactly("one started", "one turn ended", "one ended unknown");
  }

  @Test
  void hookThatThrowsIsToldAndHoldsNothingUp() {
    SessionWork broken =
        new FakeWork(
            "broken",
            false,
            scope ->
                new SessionHook() {
                  @Override
                  public void turnEnded() {
                    throw new AssertionError("with a secret");
                  }
                });
    SessionMemory session = session(SessionInfo.of("s1"), broken, writingDown("two", false));

    session.turnEnded();
    session.turnEnded();
    executor.runAll();

    assertThat(seen).containsExactly("two turn ended", "two turn ended");
    assertThat(failures)
        .hasSize(2)
        .contains(
            new MemoryListener.Failed("broken", "java.lang.AssertionError", Optional.of("s1")));
  }

  @Test
  void nothingIsLearnedFromSubAgentsAndUnpersistedSessions() { // ruling G25
    SessionWork[] works = {writingDown("mail", false), writingDown("learner", true)};
    List<SessionInfo> infos =
        List.of(SessionInfo.of("sub").asSubAgent(), SessionInfo.of("gone").unpersisted());
    AgentMemory memory = memory(works);

    infos.forEach(info -> memory.session(info).started());
    executor.runAll();

    assertThat(seen).containsExactly("mail started", "mail started");
    assertThat(memory.diagnose().lines())
        .extracting(line -> line.part() + ": " + line.reason())
        .contains(
            "session gone: nothing is learned from it: its transcript is not kept",
            "session sub: nothing is learned from it: it is a sub-agent's");
  }

  @Test
  void readOnlySessionStartsNothing() {
    SessionMemory session =
        memory(writingDown("mail", false)).readOnly().session(SessionInfo.of("s1"));

    session.started();
    executor.runAll();

    assertThat(seen).isEmpty();
  }

  @Test
  void eventsNeverThrowWhateverTheExecutorDoes() {
    executor.refuses = true;
    SessionMemory session = session(SessionInfo.of("s1"), writingDown("one", false));

    assertThatCode(
            () -> {
              for (int i = 0; i < 2_000; i++) {
                session.turnEnded();
              }
            })
        .doesNotThrowAnyException();
    assertThat(failures)
        .contains(new MemoryListener.Failed("session", "dropped", Optional.of("s1")));
  }

  @Test
  void factsFollowTheSpeakerOfTheTurn() { // ruling G33
    SessionMemory session = session(SessionInfo.of("s1"));
    session.turnStarted(Provenance.person("ben"));
    session.remember(Fact.draft("Prefers tabs").in(BEN));
    session.remember("Port 8080");
    session.turnEnded();
    session.turnStarted(Provenance.person("ana"));
    session.remember(Fact.draft("Prefers spaces").in(ANA));

    assertThat(session.layers().layers()).containsExactly(GLOBAL, ANA, SHOP);
    assertThat(session.list(ListQuery.all()))
        .extracting(Fact::content)
        .containsExactly("Port 8080", "Prefers spaces");
    Provenance of8080 = session.list(ListQuery.all()).get(0).provenance();
    assertThat(of8080.author()).isEqualTo("person:ben");
    assertThat(of8080.session()).hasValue("s1");
    assertThat(of8080.turn()).hasValue(1);
  }

  @Test
  void memoryOfATurnStaysWithItsSpeaker() {
    SessionMemory session = session(SessionInfo.of("s1"));
    AgentMemory ofBen = session.turnStarted(Provenance.person("ben"));

    session.turnStarted(Provenance.person("ana"));
    Fact late = ofBen.remember("Said late").fact().orElseThrow();

    assertThat(ofBen.layers().layers()).containsExactly(GLOBAL, BEN, SHOP);
    assertThat(late.provenance().author()).isEqualTo("person:ben");
  }

  @Test
  void latestOfOverlappingTurnsStandsUntilAllHaveEnded() {
    SessionMemory session = session(SessionInfo.of("s1"));
    session.turnStarted(Provenance.person("ana"));
    session.turnStarted(Provenance.person("ben"));

    session.turnEnded();
    assertThat(session.layers().layers()).containsExactly(GLOBAL, BEN, SHOP);
    session.turnEnded();
    session.turnEnded(); // one too many
    assertThat(session.layers().layers()).containsExactly(GLOBAL, ANA, SHOP);
    session.turnStarted(Provenance.person("ben"));
    assertThat(session.layers().layers()).containsExactly(GLOBAL, BEN, SHOP);
  }

  @Test
  void factsSurviveClearingAndResetting() { // ruling G38
    SessionMemory session = session(SessionInfo.of("s1"));
    session.remember("Port 8080");

    session.cleared();
    session.reset();
    executor.runAll();

    assertThat(session.list(ListQuery.all())).hasSize(1);
  }

  @Test
  void eventsOfManyThreadsReachTheHooksOneAtATime() throws InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    test.host(new Settings.Host(threads, Watch.NOBODY, Ticker.system(), Sessions::personOf));
    AgentMemory memory = test.bind(List.of(writingDown("one", false)), GLOBAL, ANA, SHOP);
    SessionMemory session = memory.session(SessionInfo.of("s1"));
    List<Thread> tellers =
        IntStream.range(0, 4).mapToObj(any -> new Thread(() -> tell(session))).toList();

    tellers.forEach(Thread::start);
    for (Thread teller : tellers) {
      teller.join();
    }
    ((BoundMemory) memory).services().sessions().backlog().close(Duration.ofMinutes(2));
    threads.shutdownNow();

    // A plain list: two at a time would lose some.
    assertThat(seen).hasSize(801).containsOnlyOnce("one started");
  }

  private static void tell(SessionMemory session) {
    session.started();
    for (int i = 0; i < 100; i++) {
      session.turnStarted(Provenance.person());
      session.turnEnded();
    }
  }

  @Test
  void sessionWithoutAPersonLayerKeepsItsLayers() {
    test.host(Settings.Host.ofDefaults());
    SessionMemory session = test.bind(GLOBAL, SHOP).session(SessionInfo.of("s1"));

    session.turnStarted(Provenance.person("ben"));

    assertThat(session.layers().layers()).containsExactly(GLOBAL, SHOP);
  }

  @Test
  void speakersThatThrowLeaveTheSessionsOwnLayers() {
    test.host(
        new Settings.Host(
            null,
            new MemoryListener() {},
            Ticker.system(),
            speaker -> {
              throw new IllegalStateException("directory is down");
            }));
    SessionMemory session = test.memory().session(SessionInfo.of("s1"));

    session.turnStarted(Provenance.person("ben"));

    assertThat(session.layers().layers()).containsExactly(GLOBAL, ANA, SHOP);
  }

  @Test
  void blockOfASessionIsAskedForUnderItsId() {
    SessionMemory session = session(SessionInfo.of("s1"));
    List<Optional<String>> asked = new ArrayList<>();
    test.onPlan(request -> asked.add(request.session()));

    session.inject(InjectionRequest.ofDefaults());
    session.inject(InjectionRequest.ofDefaults().session("other"));
    AgentMemory turn = session.turnStarted(Provenance.person("ben"));
    session.inject(InjectionRequest.ofDefaults());
    turn.inject(InjectionRequest.forTask("another request"));

    Optional<String> own = Optional.of("s1");
    assertThat(asked).containsExactly(own, Optional.of("other"), own, own);
  }

  private record FakeWork(String name, boolean learns, Function<SessionScope, SessionHook> hooks)
      implements SessionWork {
    @Override
    public Optional<SessionHook> hook(SessionScope scope) {
      return Optional.of(hooks.apply(scope));
    }
  }

  private record WritingHook(String name, Consumer<String> out) implements SessionHook {
    WritingHook(String name, List<String> seen) {
      this(name, event -> seen.add(name + " " + event));
    }

    @Override
    public void started() {
      out.accept("started");
    }

    @Override
    public void turnStarted(Provenance speaker) {
      out.accept("turn " + speaker.turn().orElse(0) + " of " + speaker.author());
    }

    @Override
    public void turnEnded() {
      out.accept("turn ended");
    }

    @Override
    public void compacted(String summary) {
      out.accept("compacted " + summary);
    }

    @Override
    public void taskYielded(String summary) {
      out.accept("yielded " + summary);
    }

    @Override
    public void cleared() {
      out.accept("cleared");
    }

    @Override
    public void reset() {
      out.accept("reset");
    }

    @Override
    public void ended(Optional<SessionOutcome> outcome) {
      out.accept("ended " + outcome.map(Enum::name).orElse("unknown"));
    }
  }
}
