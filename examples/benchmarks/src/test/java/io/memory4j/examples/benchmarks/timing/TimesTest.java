package io.memory4j.examples.benchmarks.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TimesTest {
  @Test
  void percentilesAreTimesOfTheNearestRank() {
    Times times = new Times(LongStream.rangeClosed(1, 200).map(i -> i * 1_000_000).toArray());

    assertThat(times.medianMillis()).isEqualTo(100);
    assertThat(times.percentileMillis(99)).isEqualTo(198);
    assertThat(times.percentileMillis(100)).isEqualTo(200);
  }

  @Test
  void orderOfTheTimesDoesNotMatter() {
    assertThat(new Times(3_000_000, 1_000_000, 2_000_000).medianMillis()).isEqualTo(2);
  }

  @Test
  void noTimeIsRefused() {
    assertThatThrownBy(Times::new).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void worksTakeTurnsAndChangeWhoGoesFirst() throws Exception {
    List<String> done = new ArrayList<>();

    List<Times> times =
        Turns.of(1, 1, round -> done.add("a" + round), round -> done.add("b" + round));

    assertThat(done).containsExactly("a0", "b0", "b1", "a1");
    assertThat(times).hasSize(2);
  }

  @Test
  void aMethodThatWasNotMeasuredIsNamed() {
    Calls calls = new Calls(Map.of("read", 1_500.0));

    assertThat(calls.millis("read")).isEqualTo(1.5);
    assertThatThrownBy(() -> calls.micros("write")).hasMessageContaining("write");
  }
}
