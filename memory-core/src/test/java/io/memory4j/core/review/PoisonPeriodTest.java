package io.memory4j.core.review;

import static io.memory4j.review.ReviewLevel.DAILY;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.ReviewReport.Outcome;
import io.memory4j.review.Stall;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PoisonPeriodTest {
  private static final Period POISON = Period.parse("2026-05-19");
  private final Chains chain = new Chains();

  @BeforeEach
  void poisonADay() {
    chain.active("2026-05-18").runOn("2026-05-19");
    chain.activity.put(POISON, Chains.longText("poison"));
    chain.failing.add(POISON);
  }

  @Test
  void periodThatFailsOnThreeDaysIsCutTogetherAndPassed() { // cases C24, C25
    chain.runFrom("2026-05-20", "2026-05-21");
    assertThat(chain.cursor(DAILY)).contains("2026-05-18");

    ReviewReport third = chain.runOn("2026-05-22");

    assertThat(third.outcome(POISON)).contains(Outcome.SAVED);
    assertThat(third.entries())
        .filteredOn(entry -> entry.period().equals(POISON))
        .allMatch(entry -> entry.reason().orElseThrow().startsWith("after 3 days"));
    assertThat(chain.cursor(DAILY)).contains("2026-05-21");
    assertThat(chain.summary("2026-05-19").content()).startsWith("[2026-05-19] poison poison");
    assertThat(chain.service.stalled()).isEmpty();
    assertThat(chain.asked).hasSize(3);
  }

  @Test
  void failuresOfOneDayCountOnce() {
    chain.runOn("2026-05-20");
    chain.runOn("2026-05-21"); // the clock goes back and forth between two days
    chain.runOn("2026-05-20");
    chain.runOn("2026-05-21");

    assertThat(chain.cursor(DAILY)).contains("2026-05-18");
  }

  @Test
  void stalledLevelTellsWhereAndWhyWithoutText() { // ruling G12
    ReviewReport report = chain.runOn("2026-05-20");

    assertThat(chain.service.stalled())
        .containsExactly(
            new Stall(
                Optional.of(Period.parse("2026-05-18")),
                POISON,
                "the summarizer failed: ModelException",
                2));
    assertThat(report.toString()).doesNotContain("hunter2").doesNotContain("poison");
  }

  @Test
  void recoveredPeriodStallsNoMore() {
    chain.runOn("2026-05-20");
    chain.failing.clear();

    chain.runOn("2026-05-21");

    assertThat(chain.service.stalled()).isEmpty();
    assertThat(chain.summary("2026-05-19").content()).contains("short of 2026-05-19");
  }

  @Test
  void unreadableSourceFailsTheDayAndIsNeverTakenForSilence() {
    chain.unreadable.add(POISON);

    assertThat(chain.runOn("2026-05-20").outcome(POISON)).contains(Outcome.FAILED);
    chain.runOn("2026-05-21");
    chain.runOn("2026-05-22");

    assertThat(chain.summary("2026-05-19").detail()).contains("could not be read");
    assertThat(chain.asked).isEmpty();
  }

  @Test
  void emptyReplyIsAFailure() {
    Chains silent = new Chains(chain.store, b -> b.summarizer((request, wanted) -> "SUMMARY:\n"));
    silent.activity.put(POISON, Chains.longText("poison"));

    ReviewReport report = silent.runOn("2026-05-20");

    assertThat(report.outcome(POISON)).contains(Outcome.FAILED);
  }
}
