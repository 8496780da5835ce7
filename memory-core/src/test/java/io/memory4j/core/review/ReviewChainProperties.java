package io.memory4j.core.review;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class ReviewChainProperties {
  @Property(tries = 25, shrinking = ShrinkingMode.OFF)
  void twoYearsOfTroubleLoseNothingUntold(@ForAll long seed) {
    Simulation life = new Simulation(seed);

    life.live("2025-12-30", "2026-01-01", true); // what lies before the first run is never told
    life.live("2026-01-02", "2027-12-31", false);
    life.live("2028-01-01", "2028-02-20", true);

    life.assertNothingWasMadeTwice();
    life.assertEveryDayReachesItsYear("2027-12-26");
  }

  @Property(tries = 5, shrinking = ShrinkingMode.OFF)
  void quietYearsLoseNothingAtAll(@ForAll long seed) {
    Simulation life = new Simulation(seed);

    life.live("2026-01-01", "2027-01-10", true);

    life.assertNothingWasMadeTwice();
    life.assertEveryDayReachesItsYear("2026-12-31");
    assertThat(life.losses()).isZero();
  }
}
