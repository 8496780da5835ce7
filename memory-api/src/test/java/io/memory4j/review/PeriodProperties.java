package io.memory4j.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PeriodProperties {
  private static final long FIRST_DAY = LocalDate.of(9, 1, 1).toEpochDay();
  private static final long LAST_DAY = LocalDate.of(9990, 12, 31).toEpochDay();

  @Provide
  Arbitrary<Period> periods() {
    return Combinators.combine(
            Arbitraries.of(ReviewLevel.class), Arbitraries.longs().between(FIRST_DAY, LAST_DAY))
        .as((level, day) -> Period.of(level, LocalDate.ofEpochDay(day)));
  }

  @Property(tries = 300)
  void idComesBack(@ForAll("periods") Period period) {
    assertThat(Period.parse(period.id())).isEqualTo(period).hasSameHashCodeAs(period);
    assertThat(Period.of(period.level(), period.last())).isEqualTo(period);
  }

  @Property(tries = 300)
  void periodsFollowWithoutGap(@ForAll("periods") Period period) {
    assertThat(period.next().first()).isEqualTo(period.last().plusDays(1));
    assertThat(period.next().previous()).isEqualTo(period);
    assertThat(period.plus(5).plus(-5)).isEqualTo(period);
  }

  @Property(tries = 300)
  void orderOfIdsIsTheOrderOfTime(@ForAll("periods") Period one, @ForAll("periods") Period two) {
    Period same = Period.of(one.level(), two.first());

    assertThat(Integer.signum(one.id().compareTo(same.id())))
        .isEqualTo(Integer.signum(one.compareTo(same)));
  }

  @Property(tries = 300)
  void parentHoldsItsChild(@ForAll("periods") Period period) {
    period.parent().ifPresent(parent -> assertThat(parent.children()).contains(period));
    assertThat(period.dueOn()).isAfter(period.last());
  }

  @Property(tries = 300)
  void anyTextIsAPeriodOrRefused(@ForAll String text) {
    if (!text.matches("[0-9]{4}.*")) {
      assertThatIllegalArgumentException().isThrownBy(() -> Period.parse(text));
    }
  }

  @Property(tries = 300)
  void whatIsAcceptedIsWrittenBack(@ForAll("nearIds") String text) {
    try {
      assertThat(Period.parse(text).id()).isEqualTo(text);
    } catch (IllegalArgumentException refused) {
      assertThat(refused).hasMessageNotContaining("[" + text + "]");
    }
  }

  @Provide
  Arbitrary<String> nearIds() {
    return Arbitraries.strings().withChars("0123456789-W").ofMinLength(4).ofMaxLength(11);
  }
}
