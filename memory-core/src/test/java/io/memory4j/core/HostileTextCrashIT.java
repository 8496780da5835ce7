package io.memory4j.core;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts of two megabytes at every entry of a memory; the limit is a hang guard, no measure. */
@Timeout(value = 300, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileTextCrashIT {
  private static final int CHARS = 2_000_000;

  @ParameterizedTest
  @MethodSource("io.memory4j.core.HostileTextTest#units")
  void everyEntryEndsOnASmallStack(String unit) throws InterruptedException {
    new HostileTextTest().sayEverywhere(unit.repeat(CHARS / unit.length()));
  }
}
