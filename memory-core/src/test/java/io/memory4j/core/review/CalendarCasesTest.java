package io.memory4j.core.review;

import static io.memory4j.review.ReviewLevel.DAILY;
import static io.memory4j.review.ReviewLevel.WEEKLY;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import io.memory4j.review.Period;
import io.memory4j.store.RecordStatus;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Faults of other calendars: the year of a week, and two clocks for one day. */
class CalendarCasesTest {
  private final Chains chain = new Chains();

  @ParameterizedTest
  @CsvSource({
    "2018-12-31, 2019-W01, 2019-01",
    "2021-01-03, 2020-W53, 2020-12",
    "2023-01-01, 2022-W52, 2022-12",
    "2024-12-30, 2025-W01, 2025-01",
    "2026-12-31, 2026-W53, 2026-12",
    "2027-01-01, 2026-W53, 2026-12"
  })
  void caseJ1DayAroundNewYearEntersTheWeekAndMonthOfItsThursday(
      String day, String week, String month) {
    chain.active(day);
    LocalDate date = LocalDate.parse(day);

    chain.runFrom(date.plusDays(1).toString(), date.plusDays(50).toString());

    assertThat(chain.periods(WEEKLY)).containsExactly(week);
    assertThat(chain.summary(week).content()).startsWith("[Week " + week + ", ").contains(day);
    assertThat(chain.row(month).orElseThrow().body().links())
        .extracting(link -> link.target().id())
        .containsExactly(chain.row(week).orElseThrow().id().value());
  }

  @Test
  void caseJ1NoWeekIsNamedThatDoesNotExist() {
    LocalDate.parse("2024-12-20")
        .datesUntil(LocalDate.parse("2027-01-12"))
        .forEach(day -> chain.active(day.toString()));

    chain.runFrom("2024-12-21", "2027-01-12");

    List<Period> weeks =
        chain.records(RecordStatus.ACTIVE, RecordStatus.HUSK).stream()
            .map(row -> SummaryRows.period(row).orElseThrow())
            .filter(period -> period.level() == WEEKLY)
            .sorted()
            .toList();
    assertThat(weeks).extracting(Period::id).contains("2025-W01", "2025-W52", "2026-W53");
    assertThat(weeks).extracting(Period::id).doesNotContain("2024-W53", "2025-W53");
    for (int i = 1; i < weeks.size(); i++) {
      assertThat(weeks.get(i)).isEqualTo(weeks.get(i - 1).next());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTC", "Asia/Tokyo", "America/Los_Angeles", "Asia/Kathmandu"})
  void caseJ2EveningNearMidnightIsInOneDayWhoseKeyAndTextAgree(String id) {
    ZoneId zone = ZoneId.of(id);
    Instant midnight = LocalDate.parse("2026-05-19").atStartOfDay(zone).toInstant();
    EpisodeSource session =
        new Session(
            List.of(said(midnight.minusSeconds(1), "before"), said(midnight, "after midnight")));
    ReviewService service =
        chain.another(builder -> builder.zone(zone).source(new EpisodeActivity(session)));

    chain.clock.set(midnight.plusSeconds(100_000)); // the day after, in this zone
    Chains.join(service);

    assertThat(chain.periods(DAILY)).containsExactly("2026-05-19", "2026-05-18");
    assertThat(chain.summary("2026-05-18").detail())
        .startsWith("[2026-05-18] ")
        .contains("before")
        .doesNotContain("midnight");
    assertThat(chain.summary("2026-05-19").detail())
        .startsWith("[2026-05-19] ")
        .contains("after midnight")
        .doesNotContain("before");
  }

  @Test
  void caseJ2ChangedZoneMakesNoSecondSummaryOfAFinishedDay() {
    chain.active("2026-05-18", "2026-05-19", "2026-05-20").runOn("2026-05-20");
    String before = chain.summary("2026-05-19").detail();
    chain.activity.replaceAll((day, text) -> text + " in another zone");

    chain.clock.set(Instant.parse("2026-05-20T16:30:00Z")); // the 21st in Shanghai
    Chains.join(chain.another(builder -> builder.zone(ZoneId.of("Asia/Shanghai"))));

    assertThat(chain.periods(DAILY)).containsExactly("2026-05-20", "2026-05-19", "2026-05-18");
    assertThat(chain.summary("2026-05-19").detail()).isEqualTo(before);
  }

  private static Turn said(Instant at, String text) {
    return new Turn(
        Turn.Author.PERSON, text, 1, Optional.of(at), "s", Optional.empty(), Optional.empty());
  }

  private record Session(List<Turn> turns) implements EpisodeSource {
    @Override
    public void discover(Consumer<? super Episode> found, Consumer<? super Unread> unread) {
      Instant updated = turns.get(1).at().orElseThrow();
      found.accept(new Episode("s", "agent", Path.of("s"), Optional.empty(), updated, 10));
    }

    @Override
    public EpisodeReport read(Episode episode, Predicate<? super Turn> visitor) {
      long read = turns.stream().takeWhile(visitor).count();
      return new EpisodeReport(Map.of(), read, 0, List.of(), Optional.empty());
    }
  }
}
