package io.memory4j.core.work;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/** A host's executor whose thread comes when the test says so, or that refuses. */
public final class ManualExecutor implements Executor {
  /** Whether tasks are refused. */
  public boolean refuses;

  private final Queue<Runnable> tasks = new ArrayDeque<>();

  @Override
  public void execute(Runnable task) {
    if (refuses) {
      throw new RejectedExecutionException("shut down");
    }
    tasks.add(task);
  }

  /** Runs all that was given. */
  public void runAll() {
    for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
      task.run();
    }
  }
}
