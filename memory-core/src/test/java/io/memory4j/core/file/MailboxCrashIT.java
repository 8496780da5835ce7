package io.memory4j.core.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process that takes lines is killed again and again while others append. */
class MailboxCrashIT {
  private static final int KILLS = 50;

  @TempDir Path folder;
  private final AtomicBoolean ended = new AtomicBoolean();

  @Test
  void fiftyKillsLoseAndDoubleNothing() throws Exception {
    Path state = Files.createDirectory(folder.resolve("state"));
    Path file = folder.resolve("taken.txt");
    CompletableFuture<Integer> each = CompletableFuture.supplyAsync(() -> append(state, "each", 1));
    CompletableFuture<Integer> held =
        CompletableFuture.supplyAsync(() -> append(state, "held", 50));

    killAgainAndAgain(state, file);
    ended.set(true);
    List<String> expected = expected(each.get(), held.get());
    Mailbox mailbox = MailboxHarvester.open(state);
    while (mailbox.harvest(new MailboxHarvester(file)::take).more()) {
      assertThat(Files.readAllLines(file)).hasSizeLessThan(expected.size());
    }

    assertThat(Files.readAllLines(file)).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(mailbox.harvest((layer, facts) -> {}).facts()).isZero();
    assertLittleWasHandedOverAgain(expected.size());
  }

  private static void killAgainAndAgain(Path state, Path file) throws Exception {
    Random random = new Random(41);
    for (int i = 0; i < KILLS; i++) {
      long before = sizeOf(file);
      Process harvester = ChildJvm.start(MailboxHarvester.class, state, file);
      while (sizeOf(file) == before) {
        assertThat(harvester.waitFor(5, TimeUnit.MILLISECONDS)).isFalse();
      }
      assertThat(harvester.waitFor(random.nextInt(80_000), TimeUnit.MICROSECONDS)).isFalse();
      harvester.destroyForcibly().waitFor();
    }
  }

  /** What comes again is what was handed over last before a kill. */
  private void assertLittleWasHandedOverAgain(int lines) throws IOException {
    Path again = folder.resolve("again.txt");
    List<String> twice = Files.exists(again) ? Files.readAllLines(again) : List.of();
    System.err.println(lines + " lines, " + twice.size() + " handed over again");
    assertThat(twice).hasSizeLessThan(lines / 2);
  }

  /** Appends a line at a time, keeping the file open for some of them. */
  private int append(Path state, String name, int linesPerOpening) {
    int lines = 0;
    try {
      while (!ended.get()) {
        try (FileChannel file = FileChannel.open(state.resolve("remember.md"), CREATE, APPEND)) {
          for (int i = 0; i < linesPerOpening; i++) {
            file.write(ByteBuffer.wrap(("- " + name + " " + lines + "\n").getBytes(UTF_8)));
            lines++;
            LockSupport.parkNanos(2_000_000);
          }
        }
      }
      return lines;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static List<String> expected(int each, int held) {
    return Stream.concat(
            IntStream.range(0, each).mapToObj(i -> "each " + i),
            IntStream.range(0, held).mapToObj(i -> "held " + i))
        .toList();
  }

  private static long sizeOf(Path file) throws IOException {
    return Files.exists(file) ? Files.size(file) : 0;
  }
}
