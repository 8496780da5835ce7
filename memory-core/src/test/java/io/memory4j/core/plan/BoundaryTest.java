package io.memory4j.core.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.FactId;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BoundaryTest {
  private static final List<FactId> IDS =
      Stream.generate(new Random(1)::nextInt)
          .limit(6_000)
          .map(Math::abs)
          .map(Memories::id)
          .toList();

  private static long count(int oneIn, boolean isLate) {
    return IDS.stream().filter(id -> new Boundary(oneIn).isAt(id, isLate)).count();
  }

  @Test
  void theHashNeverChanges() {
    assertThat(Boundary.hash("f000000000001")).isEqualTo(0xf91bc834ce5fc01eL);
    assertThat(Boundary.hash("fzzzzzzzzzzzz")).isEqualTo(0x82807519d034b8d3L);
  }

  @Test
  void oneIdInSixIsABoundaryAndOneInThreeLate() {
    assertThat(count(6, false)).isBetween(900L, 1_100L);
    assertThat(count(6, true)).isBetween(1_850L, 2_150L);
  }

  @Test
  void oneMakesEachABoundaryAndZeroNone() {
    assertThat(count(1, false)).isEqualTo(IDS.size());
    assertThat(count(0, true)).isZero();
  }
}
