package io.memory4j.core.review;

import static io.memory4j.review.ReviewLevel.DAILY;
import static io.memory4j.review.ReviewLevel.MONTHLY;
import static io.memory4j.review.ReviewLevel.WEEKLY;
import static io.memory4j.review.ReviewLevel.YEARLY;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.SwitchedStore;
import io.memory4j.core.period.PeriodKeys;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.ReviewReport.Entry;
import io.memory4j.review.ReviewReport.Loss;
import io.memory4j.review.ReviewReport.Outcome;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The scenarios R1 to R15. */
class ReviewScenarioTest {
  private final Chains chain = new Chains();

  private static long count(ReviewReport report, Outcome outcome) {
    return report.entries().stream().filter(entry -> entry.outcome() == outcome).count();
  }

  private static List<Entry> of(ReviewReport report, ReviewLevel level) {
    return report.entries().stream().filter(e -> e.period().level() == level).toList();
  }

  @Test
  void r1FirstRunScansThirtyDaysAndTwelveWeeks() {
    chain.active("2026-05-18", "2026-05-19");

    ReviewReport report = chain.runOn("2026-05-20");

    assertThat(of(report, DAILY)).hasSize(30);
    assertThat(of(report, DAILY).get(0).period()).hasToString("2026-04-20");
    assertThat(of(report, DAILY)).filteredOn(e -> e.outcome() == Outcome.NO_DATA).hasSize(28);
    assertThat(chain.periods(DAILY)).containsExactly("2026-05-19", "2026-05-18");
    assertThat(chain.cursor(DAILY)).contains("2026-05-19");
    assertThat(of(report, WEEKLY)).hasSize(12).allMatch(e -> e.outcome() == Outcome.NO_DATA);
    assertThat(chain.cursor(WEEKLY)).contains("2026-W20");
    assertThat(report.losses()).isEmpty();
  }

  @Test
  void r2SecondRunOfADayDoesNothing() {
    chain.active("2026-05-19").runOn("2026-05-20");
    chain.active("2026-05-18");

    assertThat(chain.run()).isEqualTo(ReviewReport.empty());
    assertThat(chain.periods(DAILY)).containsExactly("2026-05-19");
  }

  @Test
  void r3WeekIsDueOnTheMondayAfterIt() {
    chain.active("2026-05-19").runOn("2026-05-25");

    assertThat(chain.periods(WEEKLY)).containsExactly("2026-W21");
  }

  @Test
  void r4WeekIsNotDueOnItsSunday() {
    chain.active("2026-05-19").runOn("2026-05-24");

    assertThat(chain.periods(WEEKLY)).isEmpty();
    assertThat(chain.cursor(WEEKLY)).contains("2026-W20");
  }

  @Test
  void r5FailedDayStopsTheCursorAndNotTheWalk() {
    chain.activity.put(Period.parse("2026-05-21"), Chains.longText("one"));
    chain.activity.put(Period.parse("2026-05-22"), Chains.longText("two"));
    chain.failing.add(Period.parse("2026-05-21"));

    ReviewReport first = chain.runOn("2026-05-23");

    assertThat(first.outcome(Period.parse("2026-05-21"))).contains(Outcome.FAILED);
    assertThat(chain.periods(DAILY)).containsExactly("2026-05-22");
    assertThat(chain.cursor(DAILY)).contains("2026-05-20");

    chain.failing.clear();
    ReviewReport second = chain.runOn("2026-05-24");

    assertThat(second.outcome(Period.parse("2026-05-21"))).contains(Outcome.SAVED);
    assertThat(second.outcome(Period.parse("2026-05-22"))).contains(Outcome.EXISTS);
    assertThat(chain.cursor(DAILY)).contains("2026-05-23");
    assertThat(chain.asked).hasSize(3);
  }

  @Test
  void r6MonthWaitsForItsLastWeek() {
    chain.active("2026-04-15", "2026-04-29");

    chain.runFrom("2026-05-01", "2026-05-03");
    assertThat(chain.cursor(MONTHLY)).contains("2026-03");
    chain.runOn("2026-05-04");

    assertThat(chain.periods(MONTHLY)).containsExactly("2026-04");
    assertThat(chain.summary("2026-04").detail()).contains("2026-W16").contains("2026-W18");
  }

  @Test
  void r7YearEndsWeekThenMonthThenYear() {
    chain.active("2026-12-31");

    ReviewReport report = chain.runOn("2027-01-04");

    assertThat(report.entries())
        .filteredOn(entry -> entry.outcome() == Outcome.SAVED)
        .extracting(entry -> entry.period().id())
        .containsExactly("2026-12-31", "2026-W53", "2026-12", "2026");
    assertThat(chain.cursor(YEARLY)).contains("2026");
  }

  @Test
  void r8LongOutageLosesWhatIsOlderThanTheCap() {
    chain.active("2026-03-01").runOn("2026-03-02");
    chain.active("2026-03-10", "2026-04-10");

    ReviewReport report = chain.runOn("2026-04-16");

    assertThat(of(report, DAILY)).hasSize(30);
    assertThat(report.losses())
        .containsExactly(new Loss(Period.parse("2026-03-02"), Period.parse("2026-03-16")));
    assertThat(chain.cursor(DAILY)).contains("2026-04-15");
    assertThat(chain.periods(DAILY)).containsExactly("2026-04-10", "2026-03-01");
    assertThat(chain.runOn("2026-04-17").losses()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "3, 1", "7, 1"})
  void r9WeekOfOneOrTwoDaysNeedsNoSummarizer(int days, int asked) {
    for (int i = 0; i < days; i++) {
      chain.active(Period.parse("2026-05-18").plus(i).id());
    }

    chain.runOn("2026-05-25");

    assertThat(chain.periods(WEEKLY)).containsExactly("2026-W21");
    assertThat(chain.asked).hasSize(asked);
    assertThat(chain.summary("2026-W21").content())
        .startsWith("[Week 2026-W21, 2026-05-18 to 2026-05-24] ");
  }

  @Test
  void r10LostCursorIsRebuiltWithoutTheSummarizer() {
    chain.activity.put(Period.parse("2026-05-19"), Chains.longText("one"));
    chain.runOn("2026-05-20");
    chain.setState(PeriodKeys.cursor(DAILY), "nonsense");

    ReviewReport report = chain.runOn("2026-05-21");

    assertThat(report.outcome(Period.parse("2026-05-19"))).contains(Outcome.EXISTS);
    assertThat(report.warnings()).anyMatch(warning -> warning.contains("DAILY cursor"));
    assertThat(chain.cursor(DAILY)).contains("2026-05-20");
    assertThat(chain.asked).hasSize(1);
  }

  @Test
  void r11StoreThatRefusesStopsTheCursorAndTheLevelsAbove() {
    FailingStore failing = new FailingStore();
    Chains chain = new Chains(failing);
    chain.active("2026-05-18", "2026-05-20", "2026-05-22");
    failing.refuse = "__day_2026-05-20";

    ReviewReport report = chain.runOn("2026-05-25");

    assertThat(report.outcome(Period.parse("2026-05-20"))).contains(Outcome.REJECTED);
    assertThat(chain.cursor(DAILY)).contains("2026-05-19");
    assertThat(report.outcome(Period.parse("2026-W21"))).contains(Outcome.WAITING);
    failing.refuse = "";
    chain.runOn("2026-05-26");
    assertThat(chain.periods(WEEKLY)).containsExactly("2026-W21");
  }

  @Test
  void r12CursorAheadOfTheClockIsLeftAlone() {
    chain.active("2026-05-19").runOn("2026-05-25");

    ReviewReport report = chain.runOn("2026-05-10");

    assertThat(report.entries()).noneMatch(entry -> entry.period().level() == DAILY);
    assertThat(report.warnings()).anyMatch(warning -> warning.contains("ahead of the clock"));
    assertThat(report.warnings()).anyMatch(warning -> warning.contains("clock went back"));
    assertThat(chain.cursor(DAILY)).contains("2026-05-24");
  }

  @Test
  void r13OfTwoThatStartTogetherOneRuns() throws Exception {
    chain.active("2026-05-18", "2026-05-19").today("2026-05-20");
    List<ReviewService> both = List.of(chain.another(b -> b), chain.another(b -> b));
    ExecutorService pool = Executors.newFixedThreadPool(2);
    try {
      List<Future<ReviewReport>> reports =
          both.stream().map(one -> pool.submit(() -> Chains.join(one))).toList();
      long ran = 0;
      for (Future<ReviewReport> report : reports) {
        ran += report.get().entries().isEmpty() ? 0 : 1;
      }
      assertThat(ran).isEqualTo(1);
    } finally {
      pool.shutdownNow();
    }
    assertThat(chain.periods(DAILY)).hasSize(2);
  }

  @Test
  void r14ExceptionInAMergeReleasesTheRun() {
    Chains chain =
        new Chains(
            new SwitchedStore(),
            b ->
                b.summarizer(
                    (request, wanted) -> {
                      throw new StackOverflowError();
                    }));
    chain.activity.put(Period.parse("2026-05-19"), Chains.longText("one"));

    ReviewReport report = chain.runOn("2026-05-20");

    assertThat(report.warnings()).anyMatch(warning -> warning.contains("StackOverflowError"));
    assertThat(chain.state(RunGate.LEASE)).isEmpty();
    assertThat(chain.runOn("2026-05-21").warnings()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2026-05-20T23:59:59Z, UTC, 2026-05-19",
    "2026-05-21T00:00:00Z, UTC, 2026-05-20",
    "2026-05-20T23:59:59Z, Asia/Shanghai, 2026-05-20",
    "2026-05-21T03:59:59Z, America/New_York, 2026-05-19"
  })
  void r15DayIsThatOfTheConfiguredZoneAlone(Instant now, String zone, String cursor) {
    Chains chain = new Chains(new SwitchedStore(), b -> b.zone(ZoneId.of(zone)));
    chain.clock.set(now);

    chain.run();

    assertThat(chain.cursor(DAILY)).contains(cursor);
  }

  @Test
  void countsOfARunAddUp() {
    chain.active("2026-05-18", "2026-05-19");
    ReviewReport report = chain.runOn("2026-05-20");

    assertThat(count(report, Outcome.SAVED)).isEqualTo(2);
    assertThat(count(report, Outcome.FAILED)).isZero();
  }
}
