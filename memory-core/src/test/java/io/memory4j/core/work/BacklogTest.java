package io.memory4j.core.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.memory4j.Ticker;
import io.memory4j.core.work.Backlog.Done;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class BacklogTest {
  private static final Duration LONG = Duration.ofMinutes(2);

  private final List<String> done = new ArrayList<>();
  private final ManualExecutor host = new ManualExecutor();

  private Runnable task(String name) {
    return () -> done.add(name);
  }

  @Test
  void tasksRunOnTheHostsExecutor() {
    Backlog backlog = new Backlog(host, Ticker.system());

    backlog.execute(task("a"));
    assertThat(done).isEmpty();
    host.runAll();

    assertThat(done).containsExactly("a");
  }

  @Test
  void refusedTasksWaitForTheNextThread() {
    Backlog backlog = new Backlog(host, Ticker.system());
    host.refuses = true;

    assertThatCode(() -> backlog.execute(task("a"))).doesNotThrowAnyException();
    host.refuses = false;
    backlog.execute(task("b"));
    host.runAll();

    assertThat(done).containsExactly("a", "b");
  }

  @Test
  void withoutAnExecutorTasksWaitUntilAThreadIsLent() {
    Backlog backlog = new Backlog(null, Ticker.system());
    backlog.execute(task("a"));
    backlog.execute(task("b"));

    Done report = backlog.run(LONG);

    assertThat(report).isEqualTo(new Done(2, 0));
    assertThat(done).containsExactly("a", "b");
  }

  @Test
  void noTaskIsBegunAfterTheDeadline() {
    AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5); // may go over the end
    Backlog backlog = new Backlog(null, now::get);
    for (String name : List.of("a", "b", "c")) {
      backlog.execute(
          () -> {
            done.add(name);
            now.addAndGet(6);
          });
    }

    assertThat(backlog.run(Duration.ofNanos(10))).isEqualTo(new Done(2, 1));
    assertThat(backlog.run(Duration.ZERO)).isEqualTo(new Done(0, 1));
    assertThat(backlog.run(Duration.ofSeconds(Long.MAX_VALUE))).isEqualTo(new Done(1, 0));
  }

  @Test
  void taskThatThrowsStopsNothing() {
    Backlog backlog = new Backlog(null, Ticker.system());
    backlog.execute(
        () -> {
          throw new AssertionError("no");
        });
    backlog.execute(task("b"));

    assertThat(backlog.run(LONG)).isEqualTo(new Done(2, 0));
    assertThat(done).containsExactly("b");
  }

  @Test
  void backlogIsBounded() {
    Backlog backlog = new Backlog(null, Ticker.system());
    for (int i = 0; i < Backlog.MAX_WAITING; i++) {
      assertThat(backlog.submit(() -> {})).isTrue();
    }

    assertThat(backlog.submit(() -> {})).isFalse();
    assertThatCode(() -> backlog.execute(() -> {})).doesNotThrowAnyException();
  }

  @Test
  void closingDoesWhatWaitsAlsoIfTheExecutorIsDead() {
    host.refuses = true;
    Backlog backlog = new Backlog(host, Ticker.system());
    backlog.execute(task("a"));

    assertThat(backlog.close(LONG)).isZero();

    assertThat(done).containsExactly("a");
    assertThat(backlog.submit(task("b"))).isFalse();
    assertThat(backlog.close(LONG)).isZero();
  }

  @Test
  void closingWaitsForWhatAnotherThreadDoes() throws Exception {
    ExecutorService threads = Executors.newSingleThreadExecutor();
    CountDownLatch begun = new CountDownLatch(1);
    AtomicInteger finished = new AtomicInteger();
    try {
      Backlog backlog = new Backlog(threads, Ticker.system());
      backlog.execute(
          () -> {
            begun.countDown();
            for (int i = 0; i < 1_000; i++) {
              Thread.onSpinWait();
            }
            finished.incrementAndGet();
          });
      begun.await();

      assertThat(backlog.close(LONG)).isZero();
      assertThat(finished).hasValue(1);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void closingGivesUpWhatTakesTooLong() throws Exception {
    ExecutorService threads = Executors.newSingleThreadExecutor();
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    try {
      Backlog backlog = new Backlog(threads, Ticker.system());
      backlog.execute(
          () -> {
            begun.countDown();
            try {
              release.await();
            } catch (InterruptedException stop) {
              Thread.currentThread().interrupt();
            }
          });
      begun.await();

      assertThat(backlog.close(Duration.ofMillis(1))).isEqualTo(1);
    } finally {
      release.countDown();
      threads.shutdownNow();
    }
  }

  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void closingFromWithinATaskDoesNotWaitForThatTask() {
    Backlog backlog = new Backlog(Runnable::run, Ticker.system());
    AtomicInteger left = new AtomicInteger(-1);

    backlog.execute(() -> left.set(backlog.close(LONG)));

    assertThat(left).hasValue(0);
    assertThat(backlog.submit(task("late"))).isFalse();
  }

  @Test
  void aTaskThatIsDroppedIsToldSo() {
    Backlog backlog = new Backlog(null, Ticker.system());
    backlog.execute(task("plain"));
    backlog.execute(
        new Droppable() {
          @Override
          public void run() {
            done.add("run");
          }

          @Override
          public void dropped() {
            done.add("dropped");
          }
        });

    assertThat(backlog.close(Duration.ZERO)).isEqualTo(2);
    assertThat(backlog.close(Duration.ZERO)).isZero();

    assertThat(done).containsExactly("dropped");
  }
}
