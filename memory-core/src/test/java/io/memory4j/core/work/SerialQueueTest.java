package io.memory4j.core.work;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Ticker;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SerialQueueTest {
  private static final Duration LONG = Duration.ofMinutes(2);

  @Test
  void tasksOfOneQueueRunInOrderAndNeverTwoAtATime() {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Integer> seen = Collections.synchronizedList(new ArrayList<>());
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    try {
      Backlog backlog = new Backlog(threads, Ticker.system());
      SerialQueue queue = new SerialQueue(backlog);
      for (int i = 0; i < 500; i++) {
        int number = i;
        queue.add(
            () -> {
              most.accumulateAndGet(inside.incrementAndGet(), Math::max);
              seen.add(number);
              inside.decrementAndGet();
            });
      }
      backlog.close(LONG);
    } finally {
      threads.shutdownNow();
    }
    assertThat(most).hasValue(1);
    assertThat(seen).isEqualTo(IntStream.range(0, 500).boxed().toList());
  }

  @Test
  void queuesTakeTurns() {
    Backlog backlog = new Backlog(null, Ticker.system());
    List<String> seen = new ArrayList<>();
    for (String name : List.of("a", "b")) {
      SerialQueue queue = new SerialQueue(backlog);
      queue.add(() -> seen.add(name + 1));
      queue.add(() -> seen.add(name + 2));
    }

    backlog.run(LONG);

    assertThat(seen).containsExactly("a1", "b1", "a2", "b2");
  }

  @Test
  void executorOnTheSpotGoesNoDeeperWithEveryTask() {
    Backlog backlog = new Backlog(Runnable::run, Ticker.system());
    SerialQueue queue = new SerialQueue(backlog);
    List<Integer> depths = new ArrayList<>();
    queue.add(
        () -> {
          for (int i = 0; i < 900; i++) {
            queue.add(() -> depths.add(Thread.currentThread().getStackTrace().length));
          }
        });

    assertThat(depths).hasSize(900);
    assertThat(Collections.max(depths)).isEqualTo(Collections.min(depths));
  }

  @Test
  void taskThatThrowsHoldsNothingUp() {
    Backlog backlog = new Backlog(null, Ticker.system());
    SerialQueue queue = new SerialQueue(backlog);
    List<String> seen = new ArrayList<>();
    queue.add(
        () -> {
          throw new IllegalStateException("no");
        });
    queue.add(() -> seen.add("b"));

    backlog.run(LONG);

    assertThat(seen).containsExactly("b");
  }

  @Test
  void fullBacklogDropsNothingOfAQueueThatIsInIt() {
    Backlog backlog = new Backlog(null, Ticker.system());
    SerialQueue queue = new SerialQueue(backlog);
    List<String> seen = new ArrayList<>();
    queue.add(
        () -> {
          while (backlog.submit(() -> {})) {
            // until it is full
          }
        });
    queue.add(() -> seen.add("b"));

    backlog.run(LONG);

    assertThat(seen).containsExactly("b");
  }

  @Test
  void queueIsBoundedAndTakesNothingAfterTheEnd() {
    Backlog backlog = new Backlog(null, Ticker.system());
    SerialQueue queue = new SerialQueue(backlog);
    for (int i = 0; i < SerialQueue.MAX_WAITING; i++) {
      assertThat(queue.add(() -> {})).isTrue();
    }
    assertThat(queue.add(() -> {})).isFalse();

    backlog.close(LONG);

    assertThat(queue.add(() -> {})).isFalse();
  }
}
