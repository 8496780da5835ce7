package io.memory4j.examples.quickstart.forget;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.examples.quickstart.net.ChildProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process that forgets a person ends before or after each step; the next one goes on. */
class SqliteForgetCrashIT {
  private static final int MAX_STEPS = 60;

  @TempDir Path folder;

  @Test
  void nothingIsLeftAtWhateverStepTheProcessEnds() throws Exception {
    int steps = 0;
    while (steps < MAX_STEPS && ends(steps)) {
      steps++;
    }
    System.err.println("Forgetting ended at " + steps + " steps, no part of a text in any byte");
    assertThat(steps).isBetween(10, MAX_STEPS - 1);
  }

  private boolean ends(int steps) throws Exception {
    Path place = Files.createDirectory(folder.resolve("step " + steps));
    CanaryHome home = new CanaryHome(place, steps);
    home.plant();
    int planted = home.found().size();
    Process process = ChildProcess.start(ForgetfulProcess.class, List.of(), place, steps, steps);
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    int code = process.waitFor();
    assertThat(code).as(output).isIn(0, HaltingStore.HALTED);

    home.openAgain();
    if (home.found().size() >= planted) {
      home.forget(Integer.MAX_VALUE); // it ended before the order was given
    }
    assertThat(home.found()).as("step %d", steps).isEmpty();
    assertThat(home.othersStand()).isTrue();
    return code == HaltingStore.HALTED;
  }
}
