package io.memory4j.examples.quickstart.net;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Everything happens on this machine: no telemetry, no synchronisation, no look-up of a name. */
@Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class NoConnectionTest {
  private static final List<String> GUARD =
      List.of(
          "-Djava.nio.channels.spi.SelectorProvider=" + NoChannels.class.getName(),
          "-Djdk.net.hosts.file=/nowhere");

  @TempDir Path folder;

  @Test
  void guardSeesEveryWayToConnect() throws Exception {
    Process process = ChildProcess.start(GuardedQuickstart.class, GUARD);
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);

    assertThat(process.waitFor()).as(output).isZero();
  }

  @Test
  void mainJobConnectsToNothing() throws IOException, InterruptedException {
    Path store = folder.resolve("store");
    Process process =
        ChildProcess.start(GuardedQuickstart.class, GUARD, "--project", folder, "--store", store);
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);

    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).contains("<memory4j>", "pnpm");
  }
}
