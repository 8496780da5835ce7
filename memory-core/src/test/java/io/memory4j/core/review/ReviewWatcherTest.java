package io.memory4j.core.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.SwitchedStore;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.ReviewReport.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Stalled levels are loud (ruling G12): what a listener is told. */
class ReviewWatcherTest {
  private static final Period DAY = Period.parse("2026-05-19");

  private final SwitchedStore store = new SwitchedStore();
  private final List<String> told = new ArrayList<>();
  private final Chains chain = new Chains(store, builder -> builder.watcher(this::note));

  private ReviewReport note(Layer layer, Supplier<ReviewReport> run) {
    told.add("begin " + layer.name());
    ReviewReport report = run.get();
    told.add("end " + report.entries().size());
    report.entries().stream()
        .filter(entry -> Set.of(Outcome.FAILED, Outcome.REJECTED).contains(entry.outcome()))
        .forEach(entry -> told.add(entry.outcome() + " " + entry.period()));
    assertThat(report.toString()).doesNotContain("hunter2");
    return report;
  }

  @Test
  void runWithoutAFailureIsToldFromBeginningToEnd() {
    chain.active(DAY.id()).runOn("2026-05-20");
    chain.runOn("2026-05-20"); // not due any more

    assertThat(told).containsExactly("begin shop", "end 59");
  }

  @Test
  void eachFailedPeriodIsToldOnceARun() {
    Period next = DAY.next();
    chain.unreadable.add(DAY);
    chain.activity.put(next, Chains.longText("long"));
    chain.failing.add(next);

    chain.runOn("2026-05-21");
    chain.runOn("2026-05-22");

    assertThat(told)
        .filteredOn(line -> line.startsWith("FAILED"))
        .containsExactly(
            "FAILED 2026-05-19", "FAILED 2026-05-20", "FAILED 2026-05-19", "FAILED 2026-05-20");
  }

  @Test
  void failureThatCannotBeWrittenDownIsToldToo() {
    chain.activity.put(DAY, Chains.longText("long"));
    ReviewService breaking =
        chain.another(
            builder ->
                builder
                    .watcher(this::note)
                    .summarizer(
                        (request, wanted) -> {
                          store.instead = new StoreUnavailableException("busy", null);
                          store.times = 1;
                          throw new IllegalStateException("hunter2");
                        }));

    chain.today("2026-05-20");
    Chains.join(breaking);

    assertThat(told).contains("REJECTED 2026-05-19");
  }

  @Test
  void summaryWhoseSourceIsForgottenMeanwhileIsAFailureThatIsTold() {
    chain.active("2026-05-11", "2026-05-12", "2026-05-13").runOn("2026-05-15");
    ReviewService forgetting =
        chain.another(
            builder ->
                builder
                    .watcher(this::note)
                    .summarizer(
                        (request, wanted) -> {
                          chain.delete("2026-05-12");
                          return "SUMMARY: hunter2\nDETAIL: hunter2";
                        }));

    chain.today("2026-05-18");
    ReviewReport report = Chains.join(forgetting);

    assertThat(told).contains("FAILED 2026-W20");
    assertThat(report.outcome(Period.parse("2026-W20"))).contains(Outcome.FAILED);
    assertThat(chain.service.stalled()).hasSize(1);
  }
}
