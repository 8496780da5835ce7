package io.memory4j.review;

import static io.memory4j.review.ReviewLevel.DAILY;
import static io.memory4j.review.ReviewLevel.MONTHLY;
import static io.memory4j.review.ReviewLevel.WEEKLY;
import static io.memory4j.review.ReviewLevel.YEARLY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PeriodTest {
  private static LocalDate date(String iso) {
    return LocalDate.parse(iso);
  }

  @ParameterizedTest
  @CsvSource({
    "2016-01-03, 2015-W53, 2015-12-28, 2016-01-03, 2015-12",
    "2018-12-31, 2019-W01, 2018-12-31, 2019-01-06, 2019-01",
    "2020-12-31, 2020-W53, 2020-12-28, 2021-01-03, 2020-12",
    "2021-01-03, 2020-W53, 2020-12-28, 2021-01-03, 2020-12",
    "2021-01-04, 2021-W01, 2021-01-04, 2021-01-10, 2021-01",
    "2023-01-01, 2022-W52, 2022-12-26, 2023-01-01, 2022-12",
    "2024-02-29, 2024-W09, 2024-02-26, 2024-03-03, 2024-02",
    "2024-12-29, 2024-W52, 2024-12-23, 2024-12-29, 2024-12",
    "2024-12-30, 2025-W01, 2024-12-30, 2025-01-05, 2025-01",
    "2025-12-28, 2025-W52, 2025-12-22, 2025-12-28, 2025-12",
    "2025-12-29, 2026-W01, 2025-12-29, 2026-01-04, 2026-01",
    "2026-04-02, 2026-W14, 2026-03-30, 2026-04-05, 2026-04",
    "2026-04-27, 2026-W18, 2026-04-27, 2026-05-03, 2026-04",
    "2026-12-28, 2026-W53, 2026-12-28, 2027-01-03, 2026-12",
    "2027-01-01, 2026-W53, 2026-12-28, 2027-01-03, 2026-12",
    "2027-01-04, 2027-W01, 2027-01-04, 2027-01-10, 2027-01"
  })
  void dateBelongsToTheWeekAndTheMonthOfTheThursday(
      String day, String week, String monday, String sunday, String month) {
    Period found = Period.of(WEEKLY, date(day));

    assertThat(found.id()).isEqualTo(week);
    assertThat(found).isEqualTo(Period.parse(week));
    assertThat(found.first()).isEqualTo(monday);
    assertThat(found.last()).isEqualTo(sunday);
    assertThat(found.parent()).contains(Period.parse(month));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-04-30, DAILY, 2026-05-01", "2026-W18, WEEKLY, 2026-05-04",
    "2026-01, MONTHLY, 2026-02-02", "2026-02, MONTHLY, 2026-03-02",
    "2026-03, MONTHLY, 2026-04-01", "2026-04, MONTHLY, 2026-05-04",
    "2026-07, MONTHLY, 2026-08-03", "2026-10, MONTHLY, 2026-11-02",
    "2026-12, MONTHLY, 2027-01-04", "2026, YEARLY, 2027-01-04",
    "2025, YEARLY, 2026-01-01", "2024, YEARLY, 2025-01-01"
  })
  void periodIsDueWhenAllItIsMadeFromIsOver(String id, ReviewLevel level, String due) {
    Period period = Period.parse(id);

    assertThat(period.level()).isEqualTo(level);
    assertThat(period.dueOn()).isEqualTo(due);
    assertThat(Period.latestDue(level, date(due))).isEqualTo(period);
    assertThat(Period.latestDue(level, date(due).minusDays(1))).isEqualTo(period.previous());
  }

  @ParameterizedTest
  @CsvSource({
    "2026-W52, 2026-W53",
    "2026-W53, 2027-W01",
    "2025-W52, 2026-W01",
    "2024-02-28, 2024-02-29",
    "2026-12-31, 2027-01-01",
    "2026-12, 2027-01",
    "2026, 2027"
  })
  void nextAndPreviousAreNeighbours(String before, String after) {
    assertThat(Period.parse(before).next()).isEqualTo(Period.parse(after));
    assertThat(Period.parse(after).previous()).isEqualTo(Period.parse(before));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2025-W53",
        "2026-W54",
        "2026-W00",
        "2026-w18",
        "2026-W1",
        "2026-W018",
        "2026-13",
        "2026-00",
        "2026-02-29",
        "2026-04-31",
        "2026-4-1",
        "26",
        "02026",
        "0000",
        "0000-W01",
        "2026-",
        "",
        " 2026",
        "2026 ",
        "+2026",
        "-2026",
        "2026-04-30T00",
        "٢٠٢٦",
        "2026‐04"
      })
  void idOfNoPeriodIsRefused(String id) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Period.parse(id))
        .withMessageContaining("2026-W18");
  }

  @Test
  void refusalNeverRepeatsTheText() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Period.parse("hunter2"))
        .withMessageNotContaining("hunter2");
  }

  @Test
  void calendarEndsWithTheYear9999() {
    assertThat(Period.parse("9999-W52").children()).hasSize(5); // Saturday is 10000-01-01
    assertThat(Period.parse("0001-01-01").parent()).contains(Period.parse("0001-W01"));
    assertThatIllegalArgumentException().isThrownBy(() -> Period.parse("9999").next());
    assertThatIllegalArgumentException().isThrownBy(() -> Period.parse("0001").previous());
  }

  @Test
  void monthsOf2026HaveTheWeeksOfTheirThursdays() {
    Stream<Integer> weeks =
        Period.parse("2026").children().stream().map(month -> month.children().size());

    assertThat(weeks).containsExactly(5, 4, 4, 5, 4, 4, 5, 4, 4, 5, 4, 5);
    assertThat(Period.parse("2026-04").children())
        .extracting(Period::id)
        .containsExactly("2026-W14", "2026-W15", "2026-W16", "2026-W17", "2026-W18");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "fa-IR", "th-TH", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist"})
  void weekOfADateIsTheSameInEveryLocale(String tag) { // bug J1
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(tag));
      assertThat(Period.of(WEEKLY, date("2024-12-30")).id()).isEqualTo("2025-W01");
      assertThat(Period.of(WEEKLY, date("2027-01-01")).id()).isEqualTo("2026-W53");
      assertThat(Period.of(WEEKLY, date("2023-01-01")).id()).isEqualTo("2022-W52");
      assertThat(Period.of(MONTHLY, date("2026-04-01")).id()).isEqualTo("2026-04");
      assertThat(Period.of(YEARLY, date("0476-04-01"))).hasToString("0476");
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2026-04-15T16:30:00Z, Asia/Shanghai, 2026-04-16",
    "2026-04-15T16:30:00Z, UTC, 2026-04-15",
    "2026-04-15T23:59:59Z, UTC, 2026-04-15",
    "2026-04-16T00:00:00Z, UTC, 2026-04-16",
    "2026-10-25T00:30:00Z, Europe/Berlin, 2026-10-25",
    "2026-10-25T01:30:00Z, Europe/Berlin, 2026-10-25",
    "2026-10-25T23:00:00Z, Europe/Berlin, 2026-10-26"
  })
  void instantIsInExactlyTheDayOfItsZone(Instant at, ZoneId zone, String day) { // bug J2
    Period found = Period.day(at, zone);

    assertThat(found.id()).isEqualTo(day);
    for (Period other : List.of(found.previous(), found, found.next())) {
      boolean inside = !at.isBefore(other.start(zone)) && at.isBefore(other.end(zone));
      assertThat(inside).isEqualTo(other.equals(found));
    }
  }

  @Test
  void orderIsByDateThenByLevel() {
    Period day = Period.parse("2026-06-01");
    Period week = Period.parse("2026-W23");
    Period month = Period.parse("2026-06");

    assertThat(Stream.of(month, Period.parse("2026-W24"), week, day).sorted())
        .containsExactly(day, week, month, Period.parse("2026-W24"));
    assertThat(day.hashCode()).isNotEqualTo(week.hashCode());
    assertThat(day).isNotEqualTo(week);
  }

  @Test
  void levelsStandAboveEachOther() {
    assertThat(DAILY.below()).isEmpty();
    assertThat(YEARLY.above()).isEmpty();
    assertThat(YEARLY.below()).isEqualTo(Optional.of(MONTHLY));
    assertThat(WEEKLY.above()).contains(MONTHLY);
    assertThat(Period.of(DAILY, date("2026-06-01")).start(ZoneOffset.UTC))
        .isEqualTo("2026-06-01T00:00:00Z");
  }
}
