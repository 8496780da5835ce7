package io.memory4j.core.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Writes whole files. A reader, also one after a crash, finds the old content or the new one. */
final class AtomicFile {
  private static final Set<OpenOption> NEW =
      Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
  private static final int MAX_BACKUPS = 100;

  private AtomicFile() {}

  /** {@return where {@link #stage} writes the next content of a file} */
  static Path staged(Path file) {
    return file.resolveSibling("." + file.getFileName() + ".tmp");
  }

  /** Writes what {@link #publish} will move into place. The caller holds the file's lock. */
  static void stage(Path file, byte[] bytes, Access access) throws IOException {
    Path temporary = staged(file);
    // Only the holder of the lock makes one: what is there is left from a process that died.
    Files.deleteIfExists(temporary);
    create(temporary, bytes, access);
    if (RegularFile.attributes(file).isPresent()) {
      Access.copy(file, temporary);
    }
  }

  static void publish(Path file) throws IOException {
    move(staged(file), file);
    sync(file);
  }

  /** Renames a file within its folder, at once; a file of the new name is replaced. */
  static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Writes a file that does not exist yet.
   *
   * @throws FileAlreadyExistsException if the name is taken, by whatever
   */
  static void create(Path file, byte[] bytes, Access access) throws IOException {
    try (FileChannel channel = FileChannel.open(file, NEW, access.attributes(file))) {
      ByteBuffer rest = ByteBuffer.wrap(bytes);
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
      channel.force(true);
    }
  }

  /** {@return the files that {@link #backUp} may have made of a file, whether they exist or not} */
  static List<Path> backups(Path file) {
    return IntStream.rangeClosed(1, MAX_BACKUPS).mapToObj(i -> backup(file, i)).toList();
  }

  private static Path backup(Path file, int number) {
    return file.resolveSibling(file.getFileName() + (number == 1 ? ".bak" : ".bak" + number));
  }

  /** {@return a new file beside a file, holding what it held} */
  static Path backUp(Path file, byte[] bytes) throws IOException {
    for (int i = 1; ; i++) {
      Path backup = backup(file, i);
      try {
        create(backup, bytes, Access.OWNER_ONLY);
        return backup;
      } catch (FileAlreadyExistsException taken) {
        if (i == MAX_BACKUPS) {
          throw taken;
        }
      }
    }
  }

  /** Makes the name of a file durable, where a folder can be synchronised. */
  private static void sync(Path file) {
    try (FileChannel folder =
        FileChannel.open(file.toAbsolutePath().resolveSibling(""), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException unsupported) {
      // Windows opens no folder; its file system keeps the order of changes by itself.
    }
  }
}
