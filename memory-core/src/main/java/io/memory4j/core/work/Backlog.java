package io.memory4j.core.work;

import static java.util.Objects.requireNonNull;

import io.memory4j.Ticker;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All work that is to be done in the background. A task waits here until a thread takes it: one of
 * the host's executor, which is asked for one as often as a task comes, or one that calls {@link
 * #run}. A task that the executor refuses waits for the next thread of either kind, so none is
 * lost, and an executor that is shut down holds nobody up. Thread-safe.
 *
 * <p>As an {@link Executor} it never throws. What a task throws is logged.
 */
public final class Backlog implements Executor {
  /** How many tasks may wait; a host that lends no thread at all must not fill its heap. */
  public static final int MAX_WAITING = 10_000;

  private static final Logger LOG = LoggerFactory.getLogger(Backlog.class);

  private final @Nullable Executor host;
  private final Ticker ticker;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition idle = lock.newCondition();
  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private int running;
  private boolean closed;
  private final ThreadLocal<Integer> onThisThread = ThreadLocal.withInitial(() -> 0);
  private final AtomicBoolean warned = new AtomicBoolean();
  private volatile boolean owed; // a thread that the executor refused

  /**
   * Makes an empty backlog.
   *
   * @param host lends threads; null if only calls of {@link #run} do
   * @param ticker tells when a deadline is reached
   */
  public Backlog(@Nullable Executor host, Ticker ticker) {
    this.host = host;
    this.ticker = requireNonNull(ticker, "ticker");
  }

  /** Adds a task, or drops it as {@link #submit} does. */
  @Override
  public void execute(Runnable task) {
    submit(task);
  }

  /**
   * Adds a task. After the end, or with {@value #MAX_WAITING} tasks waiting, it is dropped, which
   * is logged once.
   *
   * @param task the task
   * @return whether it was added
   */
  public boolean submit(Runnable task) {
    boolean added = offer(requireNonNull(task, "task"), MAX_WAITING);
    if (added) {
      askForThread();
    } else {
      warnOnce("Background work is dropped: too much of it waits, or the memory is closed.");
    }
    return added;
  }

  /**
   * Adds a task from within one, on whose thread it may run next; asks for no other thread, so that
   * an executor that runs what it is given on the spot does not go deeper with every step. It takes
   * the place of the one that adds it, however many wait.
   *
   * @return whether it was added, which is not so after the end
   */
  boolean again(Runnable task) {
    return offer(requireNonNull(task, "task"), Integer.MAX_VALUE);
  }

  private boolean offer(Runnable task, int limit) {
    lock.lock();
    try {
      return !closed && waiting.size() < limit && waiting.add(task);
    } finally {
      lock.unlock();
    }
  }

  private void askForThread() {
    if (host == null) {
      return;
    }
    try {
      owed = false;
      host.execute(this::runAll);
    } catch (RuntimeException refused) {
      // A RejectedExecutionException, or whatever the host's throws.
      owed = true;
      warnOnce("The executor takes no background work; it waits until a thread is lent.");
    }
  }

  /** Asks again for the thread that was refused last, if one was. */
  void remind() {
    if (owed) {
      askForThread();
    }
  }

  private void runAll() {
    while (runNext()) {
      // until nothing waits
    }
  }

  /**
   * Works on the calling thread until nothing waits or the time is over. A task that was begun is
   * finished.
   *
   * @param time how long tasks are begun
   * @return what was done, and how much still waits
   */
  public Done run(Duration time) {
    long start = ticker.read();
    int done = 0;
    while (!isOver(start, time) && runNext()) {
      done++;
    }
    int left = waiting();
    if (left > 0) {
      askForThread(); // the one that was asked for may have come while a task was between two steps
    }
    return new Done(done, left);
  }

  private boolean isOver(long start, Duration time) {
    return ticker.read() - start >= nanos(time);
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) >= 0 ? Long.MAX_VALUE : time.toNanos();
  }

  private boolean runNext() {
    Runnable task = take();
    if (task == null) {
      return false;
    }
    int outer = onThisThread.get();
    onThisThread.set(outer + 1);
    try {
      task.run();
    } catch (Throwable failure) { // a thread that is lent gets nothing thrown at it
      LOG.warn("Background work failed: {}", failure.getClass().getName());
    } finally {
      if (outer == 0) {
        onThisThread.remove();
      } else {
        onThisThread.set(outer);
      }
      finished();
    }
    return true;
  }

  private @Nullable Runnable take() {
    lock.lock();
    try {
      Runnable task = waiting.poll();
      if (task != null) {
        running++;
      }
      return task;
    } finally {
      lock.unlock();
    }
  }

  private void finished() {
    lock.lock();
    try {
      running--;
      idle.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private int waiting() {
    lock.lock();
    try {
      return waiting.size();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Ends the backlog: what waits is done on the calling thread, what other threads are doing is
   * waited for, and what is left when the time is over is dropped and told so. Within a task of its
   * own it does not wait for that one. Ending twice has no effect.
   *
   * @param time how long to work and wait
   * @return how many tasks were dropped or are still being done by other threads
   */
  public int close(Duration time) {
    long start = ticker.read();
    do {
      run(time.minusNanos(ticker.read() - start));
    } while (awaitIdle(start, time));
    List<Runnable> dropped;
    int others;
    lock.lock();
    try {
      closed = true;
      dropped = List.copyOf(waiting);
      others = running - onThisThread.get();
      waiting.clear();
    } finally {
      lock.unlock();
    }
    dropped.forEach(Backlog::tell);
    return dropped.size() + others;
  }

  private static void tell(Runnable dropped) {
    if (dropped instanceof Droppable task) {
      try {
        task.dropped();
      } catch (RuntimeException failure) { // of one that waited for it
        LOG.warn("Telling of dropped work failed: {}", failure.getClass().getName());
      }
    }
  }

  /** {@return whether a task that was waited for left others behind and there is time for them} */
  private boolean awaitIdle(long start, Duration time) {
    lock.lock();
    try {
      long left = nanos(time) - (ticker.read() - start);
      while (waiting.isEmpty() && running > onThisThread.get() && left > 0) {
        left = idle.awaitNanos(left);
      }
      return !waiting.isEmpty() && left > 0;
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      lock.unlock();
    }
  }

  private void warnOnce(String message) {
    if (!warned.getAndSet(true)) {
      LOG.warn(message);
    }
  }

  /**
   * What was done.
   *
   * @param done how many tasks
   * @param left how many wait
   */
  public record Done(int done, int left) {}
}
