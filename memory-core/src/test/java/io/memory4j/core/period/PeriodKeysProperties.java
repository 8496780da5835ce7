package io.memory4j.core.period;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import java.time.LocalDate;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Keys of periods: case J1, reports C15 and C16. */
class PeriodKeysProperties {
  @Provide
  Arbitrary<Period> days() {
    return Arbitraries.longs()
        .between(LocalDate.of(2000, 1, 1).toEpochDay(), LocalDate.of(2060, 12, 31).toEpochDay())
        .map(day -> Period.parse(LocalDate.ofEpochDay(day).toString()));
  }

  private static List<Period> up(Period day) {
    Period week = day.parent().orElseThrow();
    Period month = week.parent().orElseThrow();
    return List.of(day, week, month, month.parent().orElseThrow());
  }

  @Property(tries = 150)
  void aKeyLeadsBackToItsPeriodAndToNoOtherLevel(@ForAll("days") Period day) {
    for (Period period : up(day)) {
      String key = PeriodKeys.key(period);

      assertThat(PeriodKeys.period(key)).contains(period);
      for (ReviewLevel level : ReviewLevel.values()) {
        assertThat(PeriodKeys.parse(level, period.id()).isPresent())
            .isEqualTo(level == period.level());
      }
    }
  }

  @Property(tries = 150)
  void keysOfALevelAreOrderedAsTheirPeriods(
      @ForAll("days") Period one, @ForAll("days") Period other) {
    for (int level = 0; level < up(one).size(); level++) {
      Period first = up(one).get(level);
      Period second = up(other).get(level);

      assertThat(Integer.signum(PeriodKeys.key(first).compareTo(PeriodKeys.key(second))))
          .isEqualTo(Integer.signum(first.compareTo(second)));
      assertThat(PeriodKeys.key(first.next())).isGreaterThan(PeriodKeys.key(first));
    }
  }

  @Property(tries = 150)
  void anyTextIsReadWithoutAFailure(@ForAll String text) {
    for (ReviewLevel level : ReviewLevel.values()) {
      PeriodKeys.parse(level, text).ifPresent(found -> assertThat(found.id()).isEqualTo(text));
      assertThat(PeriodKeys.period(PeriodKeys.cursor(level))).isEmpty();
    }
  }

  @Example
  void periodsThatDoNotExistAreNone() {
    for (String id :
        List.of(
            "2025-W53",
            "2026-W54",
            "2026-W00",
            "2026-W1",
            "2026-w01",
            " 2026-W01",
            "2026-W01 ",
            "2023-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-01",
            "2026-04-31",
            "2026-13",
            "2026-00",
            "26",
            "02026",
            "+2026",
            "-2026",
            "\uFF12\uFF10\uFF12\uFF16",
            "2026-W\u0660\u0661",
            "2026-W01-1",
            "2026-05-19T00:00",
            "")) {
      for (ReviewLevel level : ReviewLevel.values()) {
        assertThat(PeriodKeys.parse(level, id)).as(id).isEmpty();
      }
    }
  }
}
