package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

class IsoTimeProperties {

  @Property(tries = 500)
  void everyInstantIsReadBack(
      @ForAll @LongRange(min = -60_000_000_000_000L, max = 250_000_000_000_000L) long millis) {
    Instant instant = Instant.ofEpochMilli(millis);

    assertThat(IsoTime.parse(instant.toString())).contains(instant);
  }

  @Property(tries = 1_000)
  void anyTextIsReadAsTheRuntimeReadsIt(@ForAll @From("nearly") String text) {
    assertThat(IsoTime.parse(text)).isEqualTo(slowly(text));
  }

  private static Optional<Instant> slowly(String text) {
    try {
      return Optional.of(Instant.parse(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** Times of which some fields are out of range, and one character is another. */
  @Provide
  Arbitrary<String> nearly() {
    Arbitrary<String> day = Arbitraries.of("2026-02-28", "2026-02-29", "2024-02-29", "0000-13-01");
    Arbitrary<String> time =
        Arbitraries.of("00:00:00", "23:59:59", "24:00:00", "23:59:60", "12:60:00", "99:00:00");
    Arbitrary<String> end =
        Arbitraries.of(".000Z", ".999Z", "Z", ".1Z", "+01:00", ".00\u0660Z", "");
    return day.flatMap(d -> time.flatMap(t -> end.map(e -> d + "T" + t + e)));
  }
}
