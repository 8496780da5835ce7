package io.memory4j.examples.quickstart.forget;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.ForgetReceipt;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One run; {@link SqliteForgetCrashIT} ends the process at every step. */
class SqliteCanaryTest {
  @TempDir Path folder;

  @Test
  void forgottenPersonIsInNoByteOfStoresBackupsAndFiles() throws Exception {
    CanaryHome home = new CanaryHome(folder, 1);
    home.plant();
    assertThat(home.found()).hasSizeGreaterThan(300);

    ForgetReceipt receipt = home.forget(Integer.MAX_VALUE);

    assertThat(receipt.verified()).isTrue();
    assertThat(receipt.pending()).isEmpty();
    assertThat(home.found()).isEmpty();
    assertThat(home.othersStand()).isTrue();
  }
}
