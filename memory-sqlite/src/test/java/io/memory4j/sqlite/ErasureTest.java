package io.memory4j.sqlite;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Some of the runs of {@link SqliteErasureCrashIT}: each way of removal, long and short. */
class ErasureTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 4, 8, 9, 13})
  void anErasedTextIsInNoByte(int run) throws Exception {
    new ErasureRun(folder, run).run();
  }
}
