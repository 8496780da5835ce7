package io.memory4j.core.review;

import static io.memory4j.review.ReviewLevel.DAILY;
import static io.memory4j.review.ReviewLevel.MONTHLY;
import static io.memory4j.review.ReviewLevel.WEEKLY;
import static io.memory4j.review.ReviewLevel.YEARLY;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.period.PeriodKeys;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.ReviewReport.Outcome;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordStatus;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The hazards 1 to 8 of a chain of calendar summaries. */
class ReviewHazardTest {
  private final Chains chain = new Chains();

  private void everyDay(String first, String last) {
    LocalDate.parse(first)
        .datesUntil(LocalDate.parse(last).plusDays(1))
        .forEach(day -> chain.active(day.toString()));
  }

  /** Which weeks the months of the store were made from. */
  private List<String> weeksInMonths() {
    return chain.records(RecordStatus.ACTIVE).stream()
        .filter(row -> SummaryRows.period(row).orElseThrow().level() == MONTHLY)
        .flatMap(row -> row.body().links().stream())
        .map(link -> link.target().id())
        .map(
            id ->
                chain.records(RecordStatus.ACTIVE, RecordStatus.HUSK).stream()
                    .filter(row -> row.id().value().equals(id))
                    .map(row -> SummaryRows.period(row).orElseThrow().id())
                    .collect(Collectors.joining()))
        .sorted()
        .toList();
  }

  @Test
  void hazard1EveryWeekOf2026EntersExactlyOneMonth() {
    everyDay("2025-12-29", "2027-01-10");

    chain.runFrom("2025-12-30", "2027-01-11");

    assertThat(weeksInMonths()).hasSize(53).doesNotHaveDuplicates();
    assertThat(weeksInMonths()).first().isEqualTo("2026-W01");
    assertThat(weeksInMonths()).last().isEqualTo("2026-W53");
    assertThat(chain.periods(YEARLY)).containsExactly("2026");
    assertThat(chain.row("2026").orElseThrow().body().links()).hasSize(12);
  }

  @Test
  void hazard2WeekWaitsForItsFailedDay() {
    everyDay("2026-05-18", "2026-05-24");
    Period wednesday = Period.parse("2026-05-20");
    chain.unreadable.add(wednesday);

    ReviewReport report = chain.runOn("2026-05-25");
    assertThat(report.outcome(wednesday)).contains(Outcome.FAILED);
    assertThat(report.outcome(Period.parse("2026-W21"))).contains(Outcome.WAITING);
    assertThat(chain.periods(WEEKLY)).isEmpty();

    chain.unreadable.clear();
    chain.runOn("2026-05-26");
    assertThat(chain.row("2026-W21").orElseThrow().body().links()).hasSize(7);
  }

  @Test
  void hazard3DaysOfAnOutageReachTheirWeeksBeforeTheyArePruned() {
    chain.active("2026-04-20").runOn("2026-04-21");
    everyDay("2026-04-21", "2026-05-17");

    chain.runOn("2026-05-18");

    assertThat(chain.row("2026-W17").orElseThrow().body().links()).hasSize(7);
    assertThat(chain.periods(DAILY)).hasSize(14).first().isEqualTo("2026-05-17");
    assertThat(chain.records(RecordStatus.HUSK)).hasSize(14);
  }

  @Test
  void hazard4MonthStaysUntilItsYearIsFinished() {
    everyDay("2025-12-29", "2027-03-31");
    Period year = Period.parse("2026");
    chain.failing.add(year);
    chain.runFrom("2026-01-01", "2027-01-05");
    assertThat(chain.cursor(YEARLY)).contains("2025");
    assertThat(chain.periods(MONTHLY)).hasSize(12);

    chain.failing.clear();
    chain.runOn("2027-01-06");

    assertThat(chain.row("2026").orElseThrow().body().links()).hasSize(12);
    chain.runFrom("2027-01-07", "2027-02-01");
    assertThat(chain.periods(MONTHLY)).hasSize(12).doesNotContain("2026-01");
  }

  @Test
  void hazard5FourteenDaysAreKeptHoweverFarApart() {
    for (int i = 0; i < 20; i++) {
      chain.active(Period.parse("2026-01-05").plus(7L * i).id());
    }

    chain.runFrom("2026-01-06", "2026-06-10");

    assertThat(chain.periods(DAILY)).hasSize(14).last().isEqualTo("2026-02-16");
  }

  @Test
  void hazard6ChainWritesUnderReservedKeysWithoutAsking() {
    chain.active("2026-05-19").runOn("2026-05-20");

    assertThat(chain.row("2026-05-19").orElseThrow().body().key()).contains("__day_2026-05-19");
    assertThat(chain.state("__daily_cursor")).contains("2026-05-19");
    assertThat(chain.state("__last_summary_attempt")).contains("2026-05-20");
  }

  @Test
  void hazard7PeriodWhosePartsLostTheirTextIsReported() {
    chain.active("2026-04-28").runOn("2026-05-01");
    MemoryRecord day = chain.row("2026-04-28").orElseThrow();
    chain.store.write(
        writer ->
            writer.update(day, SummaryRows.husk(day.body(), chain.clock.instant()), Position.KEEP));

    ReviewReport report = chain.runOn("2026-05-04");

    assertThat(report.outcome(Period.parse("2026-W18"))).contains(Outcome.NO_DATA);
    assertThat(report.warnings()).anyMatch(warning -> warning.contains("2026-W18"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 6, 11})
  void hazard8ChainIsLookedAtAfterTheFirstAndEveryFifthTurn(int turns) {
    ReviewHook hook = new ReviewHook(chain.service::runIfDue);
    chain.active("2026-05-18").today("2026-05-19");
    hook.turnEnded();
    assertThat(chain.periods(DAILY)).hasSize(1);
    chain.active("2026-05-19").today("2026-05-20");

    for (int i = 1; i < turns; i++) {
      hook.turnEnded();
    }

    assertThat(chain.periods(DAILY)).hasSize(turns >= 6 ? 2 : 1);
  }

  @Test
  void deletedSummaryComesBackOnlyAfterAReset() {
    chain.active("2026-05-18", "2026-05-19").runOn("2026-05-20");
    chain.delete("2026-05-18");
    chain.runOn("2026-05-21");
    assertThat(chain.periods(DAILY)).containsExactly("2026-05-19");

    chain.service.reset(DAILY, Period.parse("2026-05-18"));
    assertThat(chain.cursor(DAILY)).contains("2026-05-17");
    chain.runOn("2026-05-22");

    assertThat(chain.periods(DAILY)).containsExactly("2026-05-19", "2026-05-18");
    assertThat(chain.cursor(DAILY)).contains("2026-05-21");
  }

  @Test
  void nothingIsThrownIntoATurn() {
    chain.active("2026-05-19").today("2026-05-20");
    ReviewService refused =
        chain.another(
            builder ->
                builder.executor(
                    task -> {
                      throw new IllegalStateException("full");
                    }));

    assertThat(Chains.join(refused).warnings()).hasSize(1);
    assertThat(chain.run().entries()).isNotEmpty();
  }

  @Test
  void resetNeverMovesACursorOn() {
    chain.active("2026-05-18").runOn("2026-05-20");

    chain.service.reset(DAILY, Period.parse("2026-06-18"));

    assertThat(chain.state(PeriodKeys.cursor(DAILY))).contains("2026-05-19");
  }
}
