package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PathLockTest {
  @TempDir Path folder;

  @Test
  void nothingStaysBesideTheFile() throws IOException {
    PathLock.holding(
        folder.resolve("a.md"), () -> assertThat(folder).isDirectoryContaining("glob:**.lock"));

    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void lockFileOfADeadProcessIsTakenOver() throws IOException {
    Files.writeString(folder.resolve(".a.md.lock"), "left over");

    assertThat(PathLock.holding(folder.resolve("a.md"), () -> "done")).isEqualTo("done");

    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void holderIsAloneAmongThreads() throws Exception {
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Callable<Void> visit =
        () -> {
          for (int i = 0; i < 50; i++) {
            PathLock.holding(
                folder.resolve("a.md"),
                () -> {
                  most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                  return inside.decrementAndGet();
                });
          }
          return null;
        };

    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<Void>> visits =
        new ArrayList<>(threads.invokeAll(List.of(visit, visit, visit, visit)));
    threads.shutdown();
    for (Future<Void> done : visits) {
      done.get();
    }

    assertThat(most).hasValue(1);
  }
}
