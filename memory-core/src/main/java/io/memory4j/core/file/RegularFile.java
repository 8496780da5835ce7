package io.memory4j.core.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads files whose folder others can write to. A symbolic link is refused, so is all that is no
 * regular file: reading a pipe would never end, and a link could point at a file of somebody else.
 */
final class RegularFile {
  private RegularFile() {}

  /**
   * {@return the bytes of a file; empty if there is none}
   *
   * @param maxBytes how many at most
   * @throws FileSystemException if it is no regular file or longer
   */
  static Optional<byte[]> read(Path file, int maxBytes) throws IOException {
    if (attributes(file).isEmpty()) {
      return Optional.empty();
    }
    try (FileChannel channel = open(file);
        InputStream in = Channels.newInputStream(channel)) {
      byte[] bytes = in.readNBytes(maxBytes + 1);
      if (bytes.length > maxBytes) {
        throw refused(file, "is longer than " + maxBytes + " bytes; shorten it");
      }
      return Optional.of(bytes);
    } catch (NoSuchFileException vanished) {
      return Optional.empty();
    }
  }

  /** {@return a channel for reading; no link is followed} */
  static FileChannel open(Path file) throws IOException {
    return FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * {@return what is known of a file; empty if there is none}
   *
   * @throws FileSystemException if it is no regular file
   */
  static Optional<BasicFileAttributes> attributes(Path file) throws IOException {
    Optional<BasicFileAttributes> found = anyAttributes(file);
    if (found.isPresent() && !found.get().isRegularFile()) {
      throw refused(
          file,
          found.get().isSymbolicLink()
              ? "is a symbolic link; put the file itself there"
              : "is no regular file; move it away");
    }
    return found;
  }

  static boolean isRegular(Path file) throws IOException {
    return anyAttributes(file).filter(BasicFileAttributes::isRegularFile).isPresent();
  }

  /** {@return what is known of a file, a link or a folder; empty if there is none} */
  static Optional<BasicFileAttributes> anyAttributes(Path file) throws IOException {
    try {
      return Optional.of(
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS));
    } catch (NoSuchFileException absent) {
      return Optional.empty();
    }
  }

  /** {@return what lies in a folder, in no order} */
  static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.toList();
    } catch (UncheckedIOException failed) {
      throw failed.getCause();
    }
  }

  private static FileSystemException refused(Path file, String why) {
    return new FileSystemException(file.toString(), null, why);
  }
}
