package io.memory4j.sqlite;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts of many alphabets and lengths are erased; not a part of them is in any byte after. */
class SqliteErasureCrashIT {
  private static final int RUNS = 100;

  @TempDir Path folder;

  @Test
  void aHundredErasedTextsAreInNoByte() throws Exception {
    for (int run = 0; run < RUNS; run++) {
      new ErasureRun(folder.resolve("run " + run), run).run();
    }
    System.err.println(RUNS + " erasures, no part of a text in any byte");
  }
}
