package io.memory4j.core.work;

/** A task that somebody waits for, and that is told when it will never run. */
public interface Droppable extends Runnable {
  /** Tells that the task was dropped before it began. Called at most once, and not with run. */
  void dropped();
}
