package io.memory4j.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.MemoryListener;
import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.SessionInfo;
import io.memory4j.SessionMemory;
import io.memory4j.review.Activity;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewChain;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.Summary;
import io.memory4j.store.Ref;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.MutableClock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReviewRoomTest {
  private static final Layer ANA = Layer.person("ana");
  private static final Layer SHOP = Layer.project("shop");

  private final MutableClock clock = MutableClock.standing();
  private Memory4j memory4j = open(ReviewOptions.ofDefaults());

  private Memory4j open(ReviewOptions options) {
    return Memory4j.builder().store(InMemoryStore.create()).clock(clock).reviews(options).build();
  }

  @AfterEach
  void close() {
    memory4j.close();
  }

  private AgentMemory bind(Layer... layers) {
    return memory4j.bind(LayerStack.of(layers));
  }

  private static ReviewReport run(AgentMemory memory) {
    return memory.reviews().runIfDue().toCompletableFuture().join();
  }

  private void at(String instant) {
    clock.set(Instant.parse(instant));
  }

  private static List<String> days(ReviewChain chain) {
    return chain.summaries(ReviewLevel.DAILY, 100).stream().map(s -> s.period().id()).toList();
  }

  @Test
  void withoutOptionsADayIsMadeFromWhatWasRememberedInTheMostSpecificLayer() {
    AgentMemory memory = bind(ANA, SHOP);
    at("2026-05-19T10:00:00Z");
    memory.remember("Deploys go through staging first");
    memory.remember(Fact.draft("Prefers tabs").in(ANA));

    at("2026-05-20T10:00:00Z");
    run(memory);

    Summary day = memory.reviews().summaries(ReviewLevel.DAILY, 10).get(0);
    assertThat(day.detail()).contains("[2026-05-19]", "staging").doesNotContain("tabs");
    assertThat(bind(ANA).reviews().summaries(ReviewLevel.DAILY, 10)).isEmpty();
    assertThat(memory.reviews().tree()).hasSize(1);
    assertThat(memory.reviews().stalled()).isEmpty();
  }

  @Test
  void memoriesOfOneLayerShareItsRun() {
    bind(ANA, SHOP).remember("Deploys go through staging first");
    clock.set(clock.instant().plusSeconds(86_400));

    assertThat(run(bind(ANA, SHOP)).entries()).isNotEmpty();
    assertThat(run(bind(SHOP))).isEqualTo(ReviewReport.empty());
    assertThat(bind(SHOP).reviews()).isSameAs(bind(ANA, SHOP).reviews());
  }

  @Test
  void resetBringsADayBack() {
    AgentMemory memory = bind(SHOP);
    at("2026-05-19T10:00:00Z");
    memory.remember("Deploys go through staging first");
    at("2026-05-20T10:00:00Z");
    run(memory);

    memory.reviews().reset(ReviewLevel.DAILY, Period.parse("2026-05-10"));
    at("2026-05-21T10:00:00Z");
    ReviewReport report = run(memory);

    assertThat(report.outcome(Period.parse("2026-05-19"))).contains(ReviewReport.Outcome.EXISTS);
  }

  @Test
  void zoneSourceAndLimitsAreTheOptions() {
    memory4j.close();
    memory4j =
        open(
            ReviewOptions.ofDefaults()
                .zone(ZoneId.of("Asia/Tokyo"))
                .activity(layer -> Optional.of((day, zone) -> List.of(worked(layer, day, zone))))
                .summarizer((request, wanted) -> "SUMMARY: made")
                .lookBack(ReviewLevel.DAILY, 20)
                .keep(ReviewLevel.DAILY, 3));
    at("2026-05-24T16:00:00Z"); // Monday 25 May in Tokyo

    run(bind(SHOP));

    assertThat(days(bind(SHOP).reviews()))
        .containsExactly("2026-05-24", "2026-05-23", "2026-05-22");
    assertThat(run(bind(ANA)).outcome(Period.parse("2026-05-05"))).isPresent();
    assertThat(bind(SHOP).reviews().summaries(ReviewLevel.WEEKLY, 1).get(0).content())
        .contains("made");
  }

  private static Activity worked(Layer layer, Period day, ZoneId zone) {
    return new Activity(Set.of(Ref.episode("e")), day.start(zone), "worked on " + layer.name());
  }

  @Test
  void readOnlyMemoryShowsSummariesAndMakesNone() {
    AgentMemory memory = bind(SHOP);
    at("2026-05-19T10:00:00Z");
    memory.remember("Deploys go through staging first");
    at("2026-05-20T10:00:00Z");
    ReviewChain readOnly = memory.readOnly().reviews();

    assertThat(readOnly.runIfDue().toCompletableFuture().join().warnings()).hasSize(1);
    run(memory);

    assertThat(days(readOnly)).containsExactly("2026-05-19");
    assertThat(readOnly.tree()).isEqualTo(memory.reviews().tree());
    assertThatThrownBy(() -> readOnly.reset(ReviewLevel.DAILY, Period.parse("2026-05-01")))
        .isInstanceOf(RejectedException.class);
  }

  @Test
  void sessionLooksAfterItsFirstTurnAndTellsTheListener() {
    memory4j.close();
    List<String> told = new ArrayList<>();
    memory4j =
        Memory4j.builder()
            .store(InMemoryStore.create())
            .clock(clock)
            .listener(listener(told))
            .executor(Runnable::run)
            .build();
    bind(SHOP).remember("Deploys go through staging first");
    clock.set(clock.instant().plusSeconds(86_400));
    SessionMemory session = bind(SHOP).session(SessionInfo.of("s1"));

    session.turnStarted(Provenance.host());
    assertThat(told).isEmpty();
    session.turnEnded();

    assertThat(told).containsExactly("shop 1 saved 0 failed");
    assertThat(days(bind(SHOP).reviews())).hasSize(1);
  }

  private static MemoryListener listener(List<String> told) {
    return new MemoryListener() {
      @Override
      public void reviewed(Reviewed event) {
        told.add(
            event.layer().name() + " " + event.saved() + " saved " + event.failed() + " failed");
      }
    };
  }

  @Test
  void withAnExecutorARunIsMadeThereAndAfterTheEndNotAtAll() {
    memory4j.close();
    List<Runnable> tasks = new ArrayList<>();
    memory4j =
        Memory4j.builder().store(InMemoryStore.create()).clock(clock).executor(tasks::add).build();
    CompletableFuture<ReviewReport> made = bind(SHOP).reviews().runIfDue().toCompletableFuture();
    assertThat(made).isNotDone();

    tasks.forEach(Runnable::run);
    assertThat(made.join().entries()).isNotEmpty();

    ReviewChain chain = bind(SHOP).reviews();
    memory4j.close();
    assertThat(chain.runIfDue().toCompletableFuture().join().warnings()).hasSize(1);
  }

  @Test
  void limitsAreChecked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ReviewOptions.ofDefaults().lookBack(ReviewLevel.DAILY, 0))
        .withMessageContaining("1000");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ReviewOptions.ofDefaults().keep(ReviewLevel.DAILY, 1_001));
  }
}
