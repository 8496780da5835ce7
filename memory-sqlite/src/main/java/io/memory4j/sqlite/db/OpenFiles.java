package io.memory4j.sqlite.db;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The database files this process has open. On POSIX systems, closing any handle of a file releases
 * all locks that the process holds on it, SQLite's too (see "How to corrupt an SQLite database
 * file", 2.2). So a file is looked at by other means only before SQLite opens it, or through a
 * handle that is closed after SQLite's last one. Thread-safe.
 */
public final class OpenFiles {
  private static final Map<Path, OpenFile> FILES = new HashMap<>();

  private OpenFiles() {}

  private static final class OpenFile {
    private int users;
    private @Nullable FileChannel channel;
  }

  /** Works on a file's bytes. */
  @FunctionalInterface
  public interface Look<T> {
    /**
     * {@return what was seen}
     *
     * @param channel not to be closed
     * @throws IOException if the file cannot be read
     */
    T at(FileChannel channel) throws IOException;
  }

  /**
   * Counts a user of a file in.
   *
   * @param file the file
   * @param before a look at the file, if nobody in this process has it open
   */
  public static void enter(Path file, Runnable before) {
    synchronized (FILES) {
      OpenFile open = FILES.get(file);
      if (open == null) {
        before.run();
        open = new OpenFile();
        FILES.put(file, open);
      }
      open.users++;
    }
  }

  /**
   * Counts a user of a file out, after it has closed its connections.
   *
   * @param file the file
   */
  public static void leave(Path file) {
    synchronized (FILES) {
      OpenFile open = FILES.get(file);
      if (open != null && --open.users == 0) {
        FILES.remove(file);
        close(open.channel);
      }
    }
  }

  private static void close(@Nullable FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException ignored) {
      // It was only read from.
    }
  }

  /**
   * {@return what is seen in a file}
   *
   * @param <T> what that is
   * @param file the file
   * @param look what to do
   * @throws IOException if the file cannot be read
   */
  public static <T> T look(Path file, Look<T> look) throws IOException {
    synchronized (FILES) {
      OpenFile open = FILES.get(file);
      if (open == null) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
          return look.at(channel);
        }
      }
      FileChannel channel = open.channel;
      if (channel == null) {
        channel = FileChannel.open(file, StandardOpenOption.READ);
        open.channel = channel;
      }
      return look.at(channel);
    }
  }
}
