package io.memory4j.core.period;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.review.Period;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PeriodLabelsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2026-04-30 | __day_2026-04-30 | [2026-04-30]",
        "2026-W18   | __week_2026-W18  | [Week 2026-W18, 2026-04-27 to 2026-05-03]",
        "2026-04    | __month_2026-04  | [2026-04]",
        "2026       | __year_2026      | [2026]"
      })
  void periodHasAKeyAndALabel(String id, String key, String label) {
    Period period = Period.parse(id);

    assertThat(PeriodKeys.key(period)).isEqualTo(key);
    assertThat(PeriodKeys.period(key)).contains(period);
    assertThat(PeriodLabels.label(period)).isEqualTo(label + " ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-04-30", "2026-W18", "2026-04", "2026"})
  void labellingTwiceChangesNothing(String id) {
    Period period = Period.parse(id);
    String once = PeriodLabels.labelled(period, "text");

    assertThat(PeriodLabels.labelled(period, once)).isEqualTo(once);
    assertThat(PeriodLabels.stripped(once)).isEqualTo("text");
  }

  @Test
  void allLabelsInFrontAreStripped() {
    String stacked =
        "[2026-04] [Week 2026-W14, 2026-03-30 to 2026-04-05] [2026-03-30] went [2026] on";

    assertThat(PeriodLabels.stripped(stacked)).isEqualTo("went [2026] on");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[2025-W53] x",
        "[Week 2026-W14] x",
        "[todo] x",
        "[",
        "[]",
        "",
        "[2026-02-30] x",
        "[Week 2026-W14, 2026-03-30 to 2026-04-06] x",
        "x [2026]"
      })
  void whatIsNoLabelStays(String text) {
    assertThat(PeriodLabels.stripped(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"__day_2026-W18", "__week_2025-W53", "__day", "day_2026-04-30", "__daily_cursor"})
  void otherKeysNameNoPeriod(String key) {
    assertThat(PeriodKeys.period(key)).isEmpty();
  }
}
