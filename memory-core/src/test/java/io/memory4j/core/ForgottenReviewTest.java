package io.memory4j.core;

import static io.memory4j.review.ReviewLevel.DAILY;
import static io.memory4j.review.ReviewLevel.WEEKLY;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.AuthorRole;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.ListQuery;
import io.memory4j.ModelException;
import io.memory4j.Provenance;
import io.memory4j.Selector;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.review.Activity;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.ReviewReport.Outcome;
import io.memory4j.review.Summary;
import io.memory4j.review.SummaryRequest;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Ref;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.MutableClock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** What becomes of summaries when something that they were made from is forgotten. */
class ForgottenReviewTest {
  private static final Layer SHOP = Layer.project("shop");
  private static final String CANARY = "canary of ana";

  private final MutableClock clock = MutableClock.standing();
  private final InMemoryStore store = InMemoryStore.create();
  private final Map<String, String> sessions = new TreeMap<>();
  private boolean failing;
  private boolean unreadable;
  private Runnable whileSummarizing = () -> {};

  private AgentMemory memory(ReviewOptions options) {
    return Memory4j.builder()
        .store(store)
        .clock(clock)
        .reviews(options.summarizer(this::summarize))
        .build()
        .bind(LayerStack.of(Layer.person("ana"), SHOP));
  }

  private String summarize(SummaryRequest request, BooleanSupplier stillWanted) {
    if (failing) {
      throw new ModelException("out of reach", null);
    }
    whileSummarizing.run();
    return "SUMMARY: of " + request.period() + "\nDETAIL: " + request.input();
  }

  /** Remembers on each of four days something of Ana and something of the host, but once. */
  private AgentMemory remembered() {
    AgentMemory memory = memory(ReviewOptions.ofDefaults());
    Provenance ana = Provenance.builder(AuthorRole.PERSON).personId("ana").session("s1").build();
    for (int day = 18; day < 22; day++) {
      at("2026-05-" + day);
      memory.as(ana).remember(CANARY + " on the day " + day);
      if (day > 18) {
        memory.remember("The shop was open on the day " + day);
      }
    }
    at("2026-05-25");
    run(memory);
    return memory;
  }

  private void at(String day) {
    clock.set(Instant.parse(day + "T10:00:00Z"));
  }

  private static ReviewReport run(AgentMemory memory) {
    return memory.reviews().runIfDue().toCompletableFuture().join();
  }

  private ReviewReport runOn(AgentMemory memory, String day) {
    at(day);
    return run(memory);
  }

  private static List<String> periods(AgentMemory memory, ReviewLevel level) {
    return memory.reviews().summaries(level, 100).stream().map(s -> s.period().id()).toList();
  }

  private static Optional<Summary> summary(AgentMemory memory, String id) {
    Period period = Period.parse(id);
    return memory.reviews().summaries(period.level(), 100).stream()
        .filter(summary -> summary.period().equals(period))
        .findFirst();
  }

  private List<MemoryRecord> records() {
    return store.read(reader -> reader.list(RecordQuery.in(Set.of()).anyStatus().limit(10_000)));
  }

  private long jobs() {
    return records().stream()
        .filter(record -> record.body().kind().equals(RecordKinds.JOB))
        .filter(record -> record.body().key().orElse("").startsWith("remerge:"))
        .count();
  }

  private void assertNoCanary() {
    assertThat(records())
        .allSatisfy(
            record -> {
              assertThat(record.body().content()).doesNotContain("canary");
              assertThat(record.body().detail().orElse("")).doesNotContain("canary");
              assertThat(record.body().keywords()).doesNotContain("canary");
            });
  }

  @Test
  void summariesOfAForgottenPersonAreMadeAnewFromWhatIsLeft() {
    AgentMemory memory = remembered();
    assertThat(summary(memory, "2026-W21").orElseThrow().detail()).contains(CANARY);

    memory.forget(Selector.person("ana"));
    assertNoCanary();
    assertThat(summary(memory, "2026-W21")).isEmpty();
    ReviewReport report = runOn(memory, "2026-05-26");

    assertThat(report.outcome(Period.parse("2026-05-19"))).contains(Outcome.SAVED);
    assertThat(report.outcome(Period.parse("2026-W21"))).contains(Outcome.SAVED);
    assertThat(periods(memory, DAILY)).containsExactly("2026-05-21", "2026-05-20", "2026-05-19");
    assertThat(summary(memory, "2026-W21").orElseThrow().detail())
        .contains("[Week 2026-W21", "open on the day 19", "open on the day 21");
    assertThat(jobs()).isZero();
    assertNoCanary();
  }

  @Test
  void whatIsForgottenAfterwardsIsStillFoundThroughTheNewSummaries() {
    AgentMemory memory = remembered();
    memory.forget(Selector.person("ana"));
    runOn(memory, "2026-05-26");

    Fact nineteen =
        memory.list(ListQuery.all()).stream()
            .filter(fact -> fact.content().endsWith("19"))
            .findFirst()
            .orElseThrow();
    memory.forget(Selector.id(nineteen.id()));
    assertThat(periods(memory, WEEKLY)).isEmpty();
    runOn(memory, "2026-05-27");

    assertThat(periods(memory, DAILY)).containsExactly("2026-05-21", "2026-05-20");
    assertThat(summary(memory, "2026-W21").orElseThrow().detail())
        .contains("day 20", "day 21")
        .doesNotContain("day 19");
  }

  @Test
  void summaryThatCannotBeMadeAnewWaitsAndIsCutTogetherOnTheThirdDay() {
    AgentMemory memory = remembered();
    memory.forget(Selector.person("ana"));
    failing = true;

    ReviewReport first = runOn(memory, "2026-05-26");
    assertThat(first.outcome(Period.parse("2026-W21"))).contains(Outcome.FAILED);
    assertThat(jobs()).isEqualTo(1);
    runOn(memory, "2026-05-27");
    ReviewReport third = runOn(memory, "2026-05-28");

    assertThat(third.outcome(Period.parse("2026-W21"))).contains(Outcome.SAVED);
    assertThat(summary(memory, "2026-W21").orElseThrow().detail()).contains("open on the day 20");
    assertThat(jobs()).isZero();
    assertNoCanary();
  }

  private AgentMemory inSessions() {
    return memory(
        ReviewOptions.ofDefaults().activity(layer -> Optional.of((day, zone) -> said(day, zone))));
  }

  private List<Activity> said(Period day, ZoneId zone) {
    if (unreadable) {
      throw new IllegalStateException("unreadable");
    }
    return sessions.entrySet().stream()
        .filter(entry -> entry.getKey().startsWith(day.id()))
        .map(
            entry ->
                new Activity(
                    Set.of(Ref.episode(entry.getKey())), day.start(zone), entry.getValue()))
        .toList();
  }

  @Test
  void transcriptOfAForgottenSessionIsNotReadIntoASummaryAgain() {
    AgentMemory memory = inSessions();
    sessions.put("2026-05-18 a", CANARY);
    sessions.put("2026-05-18 b", "worked on the shop");
    sessions.put("2026-05-19 c", CANARY);
    runOn(memory, "2026-05-20");

    memory.forget(Selector.episode("2026-05-18 a"));
    memory.forget(Selector.episode("2026-05-19 c"));
    memory.reviews().reset(DAILY, Period.parse("2026-05-18"));
    runOn(memory, "2026-05-21");

    assertThat(periods(memory, DAILY)).containsExactly("2026-05-18");
    assertThat(summary(memory, "2026-05-18").orElseThrow().detail()).contains("worked on the shop");
    assertThat(jobs()).isZero();
    assertNoCanary();
  }

  @Test
  void weekIsMadeAnewOnceTheDaysItNeedsCanBeRead() {
    AgentMemory memory = inSessions();
    sessions.put("2026-05-18 a", CANARY);
    sessions.put("2026-05-18 b", "worked on the shop");
    sessions.put("2026-05-19 c", "and on its door");
    runOn(memory, "2026-05-25");
    memory.forget(Selector.episode("2026-05-18 a"));
    unreadable = true;

    ReviewReport report = runOn(memory, "2026-05-26");
    assertThat(report.outcome(Period.parse("2026-05-18"))).contains(Outcome.FAILED);
    assertThat(report.outcome(Period.parse("2026-W21"))).isEmpty();
    unreadable = false;
    runOn(memory, "2026-05-27");

    assertThat(summary(memory, "2026-W21").orElseThrow().detail())
        .contains("worked on the shop", "and on its door");
    assertThat(jobs()).isZero();
    assertNoCanary();
  }

  @Test
  void whatIsForgottenWhileASummaryIsMadeAnewIsNotStored() {
    AgentMemory memory = inSessions();
    sessions.put("2026-05-18 a", CANARY);
    sessions.put("2026-05-18 b", "worked on the shop");
    runOn(memory, "2026-05-19");
    memory.forget(Selector.episode("2026-05-18 a"));
    sessions.put("2026-05-18 late", CANARY + " and more".repeat(100));
    whileSummarizing = () -> memory.forget(Selector.episode("2026-05-18 late"));

    ReviewReport report = runOn(memory, "2026-05-20");
    assertThat(report.outcome(Period.parse("2026-05-18"))).contains(Outcome.FAILED);
    assertNoCanary();
    runOn(memory, "2026-05-21");

    assertThat(summary(memory, "2026-05-18").orElseThrow().detail()).contains("worked on the shop");
    assertNoCanary();
  }

  @Test
  void whatIsForgottenWhileADayIsFirstSummarisedIsNotStored() {
    AgentMemory memory = inSessions();
    sessions.put("2026-05-18 a", CANARY + " and more".repeat(100));
    whileSummarizing = () -> memory.forget(Selector.episode("2026-05-18 a"));

    runOn(memory, "2026-05-19");

    assertThat(periods(memory, DAILY)).isEmpty();
    assertNoCanary();
  }

  @Test
  void weekWhoseDaysAreAllPrunedIsMadeAnewFromWhatIsLeft() {
    AgentMemory memory = pruned();

    memory.forget(Selector.episode("2026-05-12 a"));
    assertThat(summary(memory, "2026-W20")).isEmpty();
    assertThat(jobs()).as("of the week and its month").isEqualTo(2);
    ReviewReport report = runOn(memory, "2026-06-04");

    assertThat(report.outcome(Period.parse("2026-W20"))).contains(Outcome.SAVED);
    assertThat(summary(memory, "2026-W20").orElseThrow().detail())
        .contains("worked on the day 13")
        .doesNotContain("day 12");
  }

  @Test
  void weekWhoseDaysAreAllPrunedAndUnreadSaysWhyItCannotBeMadeAnew() {
    AgentMemory memory = pruned();
    memory.forget(Selector.episode("2026-05-12 a"));
    sessions.clear();

    ReviewReport report = runOn(memory, "2026-06-04");

    assertThat(report.warnings()).anyMatch(line -> line.contains("2026-W20"));
    assertThat(summary(memory, "2026-W20")).isEmpty();
    assertThat(jobs()).isZero();
  }

  /** A week of which no day has its text any more. */
  private AgentMemory pruned() {
    AgentMemory memory = inSessions();
    for (int day = 11; day <= 31; day++) {
      sessions.put("2026-05-" + day + " a", "worked on the day " + day);
    }
    runOn(memory, "2026-06-01");
    sessions.put("2026-06-01 a", "worked");
    sessions.put("2026-06-02 a", "worked");
    runOn(memory, "2026-06-03");
    assertThat(periods(memory, DAILY)).doesNotContain("2026-05-11", "2026-05-17");
    assertThat(summary(memory, "2026-W20")).isPresent();
    return memory;
  }

  @Test
  void partsThatRetentionPrunedAreReadFromTheirSources() {
    AgentMemory memory = inSessions();
    for (int day = 10; day <= 31; day++) {
      sessions.put("2026-05-" + day + " a", day == 19 ? CANARY : "worked on the day " + day);
      sessions.put("2026-05-" + day + " b", "went on on the day " + day);
    }
    runOn(memory, "2026-06-01");
    sessions.put("2026-06-01 a", "worked");
    sessions.put("2026-06-02 a", "worked");
    runOn(memory, "2026-06-03");
    assertThat(periods(memory, DAILY)).hasSize(14).doesNotContain("2026-05-18", "2026-05-19");

    memory.forget(Selector.episode("2026-05-19 a"));
    runOn(memory, "2026-06-04");

    assertThat(summary(memory, "2026-W21").orElseThrow().detail())
        .contains("worked on the day 18", "went on on the day 19", "worked on the day 20");
    assertThat(periods(memory, DAILY)).hasSize(14);
    assertNoCanary();
  }

  @Test
  void levelThatWaitsIsALineOfTheDiagnosis() { // ruling G12
    AgentMemory memory = inSessions();
    sessions.put("2026-05-18 a", "worked on the shop");
    runOn(memory, "2026-05-19");
    unreadable = true;

    runOn(memory, "2026-05-20");

    assertThat(memory.diagnose().lines())
        .anySatisfy(
            line -> {
              assertThat(line.part()).isEqualTo("review daily");
              assertThat(line.reason()).contains("2026-05-19", "2026-05-18", "IllegalState");
              assertThat(line.remedy()).contains("2 more days");
            });
  }
}
