package io.memory4j.sqlite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Several processes use one file at a time. */
class SqliteProcessIT {
  private static final int WRITERS = 8;
  private static final int READERS = 2;
  private static final int FACTS = WRITERS * SharedFile.WRITES;

  @TempDir Path folder;

  @Test
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  void eightProcessesWriteOneFileWhileTwoRead() throws Exception { // reports C11, C13
    List<Process> writers = new ArrayList<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      writers.add(ChildJvm.start(SharedFile.class, folder, "write", writer));
    }
    List<Process> readers = new ArrayList<>();
    for (int reader = 0; reader < READERS; reader++) {
      readers.add(ChildJvm.start(SharedFile.class, folder, "read", FACTS));
    }

    int writes = 0;
    for (Process writer : writers) {
      writes += number(writer);
    }
    List<Integer> reads = new ArrayList<>();
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      assertThat(SharedFile.wholeFacts(store)).isEqualTo(FACTS).isEqualTo(writes);
      for (Process reader : readers) {
        reads.add(number(reader));
      }
      long counted = store.read(r -> r.head(Set.of(Fixtures.SHOP), Set.of()).records());
      assertThat(counted).isEqualTo(FACTS);
      assertThat(store.checkIndexes()).isTrue();
    }
    assertThat(RawFile.integrity(folder)).isEqualTo("ok");
    System.err.println(writes + " writes of " + WRITERS + " processes, full reads: " + reads);
  }

  /** {@return what a process printed, once it has ended well} */
  private static int number(Process process) throws IOException, InterruptedException {
    String output = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    assertThat(process.waitFor()).as(output).isZero();
    return Integer.parseInt(output);
  }
}
