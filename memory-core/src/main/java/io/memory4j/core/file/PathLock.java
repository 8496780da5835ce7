package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The right of one thread of one process to change a file. It lies on a file beside it, as the file
 * itself is replaced on every change, and is gone when its process dies.
 */
final class PathLock {
  private static final Logger LOG = LoggerFactory.getLogger(PathLock.class);
  private static final Duration PAUSE = Duration.ofMillis(5);
  private static final int MAX_TRIES = 2_000;

  /** More than one, as an owner deletes the file when it leaves, and then the next look is new. */
  private static final int TRIES_AT_ONCE = 3;

  /** A system lock belongs to the whole process, so threads exclude each other here. */
  private static final ReentrantLock[] THREADS =
      Stream.generate(ReentrantLock::new).limit(64).toArray(ReentrantLock[]::new);

  private final Path sidecar;
  private final ReentrantLock threads;
  private @Nullable FileChannel channel;

  private PathLock(Path sidecar, ReentrantLock threads) {
    this.sidecar = sidecar;
    this.threads = threads;
  }

  /** Work on a file. */
  @FunctionalInterface
  interface Work<T extends @Nullable Object> {
    T run() throws IOException;
  }

  /**
   * {@return the result of work done while holding the lock} Waits about ten seconds at most.
   *
   * @param file the file to be changed, whose folder exists
   * @param work must not take another lock
   * @throws IOException if another process keeps the lock, no lock file can be made, or the work
   *     fails
   */
  static <T extends @Nullable Object> T holding(Path file, Work<T> work) throws IOException {
    PathLock lock = of(file);
    lock.enter();
    try {
      return work.run();
    } finally {
      lock.leave();
    }
  }

  /**
   * {@return whether the work was done, which is not so if somebody holds the lock or no lock file
   * can be made} Waits for nobody.
   *
   * @param file the file to be changed, whose folder exists
   * @param work must not take another lock
   * @throws IOException if the folder is gone or the work fails
   */
  static boolean ifFree(Path file, Work<?> work) throws IOException {
    PathLock lock = of(file);
    if (!lock.threads.tryLock()) {
      return false;
    }
    try {
      lock.acquire(TRIES_AT_ONCE, Duration.ZERO);
    } catch (FileSystemException notFree) {
      return false;
    }
    try {
      work.run();
      return true;
    } finally {
      lock.leave();
    }
  }

  private static PathLock of(Path file) throws IOException {
    Path sidecar = file.toAbsolutePath().resolveSibling("." + file.getFileName() + ".lock");
    Path folder = sidecar.resolveSibling("").toRealPath();
    int key = (folder + "/" + file.getFileName()).toLowerCase(Locale.ROOT).hashCode();
    return new PathLock(sidecar, THREADS[Math.floorMod(key, THREADS.length)]);
  }

  private void enter() throws IOException {
    lockThreads();
    acquire(MAX_TRIES, PAUSE);
  }

  /** Takes the file's part of the lock, or gives up the part of the threads. */
  private void acquire(int tries, Duration pause) throws IOException {
    try {
      channel = LockFile.acquire(sidecar, tries, pause);
    } finally {
      if (channel == null) {
        threads.unlock();
      }
    }
  }

  private void lockThreads() throws IOException {
    try {
      if (!threads.tryLock(MAX_TRIES * PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
        throw LockFile.busy(sidecar);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while waiting for the lock " + sidecar, interrupted);
    }
  }

  private void leave() {
    try (FileChannel held = requireNonNull(channel, "channel")) {
      LockFile.release(sidecar, held);
    } catch (IOException kept) {
      LOG.debug("The lock file {} stays; it harms nobody.", sidecar);
    } finally {
      threads.unlock();
    }
  }
}
