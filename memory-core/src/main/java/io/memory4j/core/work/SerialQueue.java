package io.memory4j.core.work;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * Runs tasks one after the other, in the order in which they came, one at each turn of a {@link
 * Backlog}. Thread-safe.
 */
public final class SerialQueue {
  /** How many tasks may wait. */
  public static final int MAX_WAITING = 1_000;

  private final Backlog backlog;
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private boolean scheduled;

  /**
   * Makes an empty queue.
   *
   * @param backlog runs its tasks
   */
  public SerialQueue(Backlog backlog) {
    this.backlog = requireNonNull(backlog, "backlog");
  }

  /**
   * Adds a task. It is dropped if {@value #MAX_WAITING} wait or the backlog takes none.
   *
   * @param task runs after all that were added before
   * @return whether it was added
   */
  public boolean add(Runnable task) {
    requireNonNull(task, "task");
    boolean first;
    synchronized (this) {
      if (tasks.size() >= MAX_WAITING) {
        return false;
      }
      tasks.add(task);
      first = !scheduled;
      scheduled = true;
    }
    if (first) {
      return schedule();
    }
    backlog.remind();
    return true;
  }

  private boolean schedule() {
    boolean taken = backlog.submit(this::step);
    if (!taken) {
      giveUp();
    }
    return taken;
  }

  private void step() {
    Runnable task = next();
    try {
      task.run();
    } finally {
      if (hasMore() && !backlog.again(this::step)) {
        giveUp();
      }
    }
  }

  private synchronized Runnable next() {
    return requireNonNull(tasks.poll(), "a step is scheduled only while a task waits");
  }

  private synchronized boolean hasMore() {
    scheduled = !tasks.isEmpty();
    return scheduled;
  }

  private synchronized void giveUp() {
    tasks.clear();
    scheduled = false;
  }
}
