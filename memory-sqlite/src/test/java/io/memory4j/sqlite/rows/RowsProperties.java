package io.memory4j.sqlite.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

class RowsProperties {
  @Property
  void packedValuesComeBack(@ForAll Map<String, String> values) {
    assertThat(Packed.read(Packed.write(values))).isEqualTo(new TreeMap<>(values));
  }

  @Property
  void instantsComeBackAndKeepTheirOrder(
      @ForAll @LongRange(min = -9_000_000_000L, max = 9_000_000_000L) long one,
      @ForAll @LongRange(min = -9_000_000_000L, max = 9_000_000_000L) long other) {
    Instant first = Instant.ofEpochSecond(one, Math.floorMod(other, 1_000_000_000L));
    Instant second = Instant.ofEpochSecond(other, Math.floorMod(one, 1_000_000_000L));

    assertThat(Instants.ofNanos(Instants.toNanos(first))).isEqualTo(first);
    assertThat(Long.signum(Long.compare(Instants.toNanos(first), Instants.toNanos(second))))
        .isEqualTo(Integer.signum(first.compareTo(second)));
  }

  @Property
  void textsCompareAsTheirBytesDo(@ForAll String one, @ForAll String other) {
    byte[] first = one.getBytes(StandardCharsets.UTF_8);
    byte[] second = other.getBytes(StandardCharsets.UTF_8);
    if (isWhole(one) && isWhole(other)) {
      assertThat(Integer.signum(CodePoints.ORDER.compare(one, other)))
          .isEqualTo(Integer.signum(Arrays.compareUnsigned(first, second)));
    }
  }

  private static boolean isWhole(String text) {
    return text.codePoints().noneMatch(p -> p >= 0xD800 && p <= 0xDFFF);
  }
}
