package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

class WrittenTimeProperties {
  /** From the middle of 1973 on no two units of numbers meet; until 2100 a double is exact. */
  private static final long FIRST = 100_000_000_000L;

  private static final long LAST = 4_100_000_000_000L;

  @Property(tries = 100)
  void everyNotationOfAnInstantIsThatInstant(@ForAll @LongRange(min = FIRST, max = LAST) long ms) {
    Instant at = Instant.ofEpochMilli(ms);
    List<String> ways =
        List.of(
            at.toString(),
            at.atOffset(ZoneOffset.ofHoursMinutes(-9, -30)).toString(),
            at.atOffset(ZoneOffset.ofHours(2)).toString().replace("+02:00", "+0200"),
            at.toString().replace('T', ' ').replace("Z", " Z"),
            LocalDateTime.ofInstant(at, ZoneOffset.UTC).toString(),
            LocalDateTime.ofInstant(at, ZoneOffset.UTC).toString().replace('T', ' '),
            Long.toString(ms),
            "%d.%03d".formatted(ms / 1_000, ms % 1_000),
            ms + "000",
            ms + ".0",
            " " + ms + " ");

    for (String way : ways) {
      assertThat(WrittenTime.parse(way, Optional.of(ZoneOffset.UTC))).as(way).contains(at);
    }
  }

  @Property(tries = 100)
  void anyTextIsATimeOrNone(@ForAll String text) {
    assertThat(WrittenTime.parse(text, Optional.of(ZoneOffset.UTC)))
        .satisfiesAnyOf(
            found -> assertThat(found).isEmpty(),
            found -> assertThat(found.get().toString()).matches("\\d{4}-.*Z"));
  }

  @Property(tries = 100)
  void anyNumberIsATimeOfFourDigitsOrNone(@ForAll double number) {
    WrittenTime.parse(Double.toString(number), Optional.empty())
        .ifPresent(at -> assertThat(at.toString()).matches("\\d{4}-.*Z"));
  }

  @Example
  void aTimeOfTheClockOnTheWallNeedsAZone() {
    String wall = "2026-07-01T12:00:00";

    assertThat(WrittenTime.parse(wall, Optional.empty())).isEmpty();
    assertThat(WrittenTime.parse(wall, Optional.of(ZoneId.of("Europe/Berlin"))))
        .contains(Instant.parse("2026-07-01T10:00:00Z"));
    assertThat(WrittenTime.parse("2026-03-29T02:30:00", Optional.of(ZoneId.of("Europe/Berlin"))))
        .contains(Instant.parse("2026-03-29T01:30:00Z"));
  }

  @Example
  void timesOutsideOfFourDigitsAreNone() {
    for (String text :
        List.of(
            "+10000-01-01T00:00:00Z",
            "-0001-01-01T00:00:00Z",
            "+1000000000-12-31T23:59:59Z",
            "1e30",
            "-1e30",
            "NaN",
            "Infinity",
            "1d",
            "0x1p3",
            "--1",
            "-")) {
      assertThat(WrittenTime.parse(text, Optional.of(ZoneOffset.UTC))).as(text).isEmpty();
    }
  }
}
