package io.memory4j.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SqliteOptionsTest {
  @Test
  void defaultsAreThoseThatAreDocumented() {
    SqliteOptions options = SqliteOptions.ofDefaults();

    assertThat(options.durability()).isEqualTo(Durability.PROCESS);
    assertThat(options.readers()).isEqualTo(4);
    assertThat(options.busyTimeout()).isEqualTo(Duration.ofSeconds(5));
    assertThat(options.readOnly()).isFalse();
    assertThat(options.maxFileBytes()).isZero();
    assertThat(options.journalMode()).isEmpty();
  }

  @Test
  void whatIsSetIsTold() {
    SqliteOptions options =
        SqliteOptions.builder()
            .durability(Durability.POWER)
            .readers(64)
            .busyTimeout(Duration.ofMillis(250))
            .readOnly(true)
            .maxFileBytes(1 << 20)
            .journalMode(JournalMode.ROLLBACK)
            .build();

    assertThat(options.durability()).isEqualTo(Durability.POWER);
    assertThat(options.readers()).isEqualTo(64);
    assertThat(options.busyTimeout()).isEqualTo(Duration.ofMillis(250));
    assertThat(options.readOnly()).isTrue();
    assertThat(options.maxFileBytes()).isEqualTo(1 << 20);
    assertThat(options.journalMode()).contains(JournalMode.ROLLBACK);
  }

  @Test
  void whatIsBuiltDoesNotChangeWithItsBuilder() {
    SqliteOptions.Builder builder = SqliteOptions.builder().readers(2);
    SqliteOptions before = builder.build();
    builder.readers(3);

    assertThat(before.readers()).isEqualTo(2);
    assertThat(builder.build().readers()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, 0, 65})
  void readersOutOfRangeAreRefusedWithTheirLimit(int readers) {
    assertThatThrownBy(() -> SqliteOptions.builder().readers(readers))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("" + readers)
        .hasMessageContaining("1 to 64");
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 0, 249, 3_600_001})
  void busyTimeoutsOutOfRangeAreRefusedWithTheirLimit(long millis) {
    assertThatThrownBy(() -> SqliteOptions.builder().busyTimeout(Duration.ofMillis(millis)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("250 milliseconds to one hour");
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 1, (1 << 20) - 1})
  void fileLimitsOutOfRangeAreRefusedWithTheirLimit(long bytes) {
    assertThatThrownBy(() -> SqliteOptions.builder().maxFileBytes(bytes))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 MiB");
  }

  @Test
  void nothingIsNull() {
    SqliteOptions.Builder builder = SqliteOptions.builder();

    assertThatThrownBy(() -> builder.durability(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> builder.busyTimeout(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> builder.journalMode(null)).isInstanceOf(NullPointerException.class);
  }
}
