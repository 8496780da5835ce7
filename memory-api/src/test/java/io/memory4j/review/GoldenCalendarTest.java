package io.memory4j.review;

import static io.memory4j.review.ReviewLevel.DAILY;
import static io.memory4j.review.ReviewLevel.MONTHLY;
import static io.memory4j.review.ReviewLevel.WEEKLY;
import static io.memory4j.review.ReviewLevel.YEARLY;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every day, week and month of the years 2015 to 2050. */
class GoldenCalendarTest {
  private static final Period FIRST = Period.parse("2015");
  private static final Period LAST = Period.parse("2050");

  private static List<Period> years() {
    return Stream.iterate(FIRST, year -> year.compareTo(LAST) <= 0, Period::next).toList();
  }

  private static List<Period> below(List<Period> periods) {
    return periods.stream().flatMap(period -> period.children().stream()).toList();
  }

  private static void assertUnbroken(List<Period> periods) {
    for (int i = 1; i < periods.size(); i++) {
      assertThat(periods.get(i)).isEqualTo(periods.get(i - 1).next());
      assertThat(periods.get(i).id()).isGreaterThan(periods.get(i - 1).id());
    }
  }

  @Test
  void everyDayWeekAndMonthIsInExactlyOneParent() {
    List<Period> months = below(years());
    List<Period> weeks = below(months);
    List<Period> days = below(weeks);

    assertThat(months).hasSize(36 * 12);
    assertThat(weeks).hasSize(36 * 52 + 7);
    assertThat(days).hasSize(7 * weeks.size());
    Stream.of(months, weeks, days).forEach(GoldenCalendarTest::assertUnbroken);
  }

  @Test
  void childrenAndParentAgree() {
    List<Period> all = new ArrayList<>(years());
    all.addAll(below(years()));
    all.addAll(below(below(years())));

    for (Period period : all) {
      assertThat(period.children()).allMatch(child -> child.parent().orElseThrow().equals(period));
    }
  }

  @Test
  void longYearsAreThoseOfTheStandard() {
    List<String> longYears =
        years().stream()
            .filter(year -> below(year.children()).size() == 53)
            .map(Period::id)
            .toList();

    assertThat(longYears).containsExactly("2015", "2020", "2026", "2032", "2037", "2043", "2048");
  }

  @Test
  void nothingIsDueBeforeAllItsPartsAre() {
    for (Period year : years()) {
      assertThat(year.children()).noneMatch(month -> month.dueOn().isAfter(year.dueOn()));
      for (Period month : year.children()) {
        assertThat(month.children()).noneMatch(week -> week.dueOn().isAfter(month.dueOn()));
        assertThat(month.dueOn()).isAfter(month.last()).isBefore(month.last().plusDays(5));
      }
    }
  }

  @Test
  void fourMonthsInTenWaitForAWeekThatEndsAfterThem() {
    long waiting =
        below(years()).stream()
            .filter(month -> month.dueOn().isAfter(month.last().plusDays(1)))
            .count();

    assertThat(Math.round(100.0 * waiting / (36 * 12))).isEqualTo(43);
  }

  @Test
  void latestDuePeriodNeverHoldsTodayAndLeavesNoneOut() {
    LocalDate start = LocalDate.of(2026, 1, 1);
    for (LocalDate today : IntStream.range(0, 800).mapToObj(i -> start.plusDays(i)).toList()) {
      for (ReviewLevel level : List.of(DAILY, WEEKLY, MONTHLY, YEARLY)) {
        Period latest = Period.latestDue(level, today);
        assertThat(latest.last()).isBefore(today);
        assertThat(latest.next().dueOn()).isAfter(today);
      }
    }
  }
}
