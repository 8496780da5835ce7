package io.memory4j.core.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;

/**
 * The file that carries the lock of a {@link PathLock}. It is deleted before the lock is given
 * back, so that nothing stays in a project's folder.
 *
 * <p>Whoever waited for a file that was deleted gets a lock that is worth nothing. To notice, the
 * new owner gives its file a random length, twice, and looks whether the file under the name has
 * that length. It must not open that file for it: POSIX takes a process's locks on a file away when
 * the process closes any descriptor of the file (fcntl(2)).
 */
final class LockFile {
  /** Beyond the content, since a locked byte cannot be written by others on Windows. */
  private static final long LOCKED_BYTE = 1L << 40;

  private static final int MAX_LENGTH = 1 << 16;

  private static final Set<OpenOption> OPTIONS =
      Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);

  private LockFile() {}

  /**
   * {@return the locked channel of the file that stands under the name}
   *
   * @throws FileSystemException if it is not free after that many tries
   */
  static FileChannel acquire(Path file, int maxTries, Duration pause) throws IOException {
    FileChannel candidate = open(file);
    boolean held = false;
    try {
      for (int i = 0; i < maxTries && !held; i++) {
        if (!isLocked(candidate)) {
          LockSupport.parkNanos(pause.toNanos());
        } else if (isUnder(file, candidate)) {
          held = true;
        } else {
          candidate.close();
          candidate = open(file);
        }
      }
    } finally {
      if (!held) {
        candidate.close();
      }
    }
    if (!held) {
      throw busy(file);
    }
    return candidate;
  }

  /** Deletes the file; closing the channel is what releases the lock. */
  static void release(Path file, FileChannel locked) throws IOException {
    if (locked.isOpen()) {
      Files.deleteIfExists(file);
    }
  }

  static FileSystemException busy(Path file) {
    return new FileSystemException(
        file.toString(), null, "is held by another process; try again when it has finished");
  }

  private static FileChannel open(Path file) throws IOException {
    RegularFile.attributes(file);
    return FileChannel.open(file, OPTIONS, Access.OWNER_ONLY.attributes(file));
  }

  private static boolean isLocked(FileChannel candidate) throws IOException {
    try {
      return candidate.tryLock(LOCKED_BYTE, 1, false) != null;
    } catch (OverlappingFileLockException sameProcess) {
      // By another class loader: the guard of threads is not shared with it.
      return false;
    }
  }

  private static boolean isUnder(Path file, FileChannel locked) throws IOException {
    for (int i = 0; i < 2; i++) {
      int length = ThreadLocalRandom.current().nextInt(1, MAX_LENGTH);
      locked.truncate(0);
      locked.write(ByteBuffer.allocate(1), length - 1L);
      if (RegularFile.anyAttributes(file).filter(named -> named.size() == length).isEmpty()) {
        return false;
      }
    }
    return true;
  }
}
