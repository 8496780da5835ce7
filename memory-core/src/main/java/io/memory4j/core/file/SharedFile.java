package io.memory4j.core.file;

import io.memory4j.ConflictException;
import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A text file that several processes and people change. A change is read, made and written under a
 * lock; the file is replaced as a whole, and a save by a program that knows no lock is noticed
 * until the moment of replacement.
 *
 * <p>A change that takes away more than half of the file leaves a backup beside it. Immutable and
 * thread-safe. Failures of the disk are {@link StoreUnavailableException}; nothing changed then.
 */
final class SharedFile {
  private static final Logger LOG = LoggerFactory.getLogger(SharedFile.class);
  private static final int MAX_TRIES = 10;

  private final Path path;
  private final Access access;
  private final int maxBytes;

  /**
   * Names a file; touches nothing.
   *
   * @param path the file, which need not exist
   * @param access who may read it if it is created
   * @param maxBytes the longest file that is read
   */
  SharedFile(Path path, Access access, int maxBytes) {
    this.path = path.toAbsolutePath();
    this.access = access;
    this.maxBytes = maxBytes;
  }

  Path path() {
    return path;
  }

  /** {@return the content; empty if there is no file} */
  Optional<TextFile> read() {
    try {
      return RegularFile.read(path, maxBytes).map(TextFile::of);
    } catch (IOException failed) {
      throw unavailable("read", failed);
    }
  }

  /**
   * Changes the file. An unchanged content is not written.
   *
   * @param change makes the new content of the old one, which is empty if there is no file; may run
   *     more than once
   * @return the backup, if one was made
   * @throws ConflictException if a name that differs only in case is taken
   */
  Optional<Path> update(UnaryOperator<TextFile> change) {
    try {
      Files.createDirectories(path.resolveSibling(""));
      return PathLock.holding(path, () -> updateLocked(change));
    } catch (IOException failed) {
      throw unavailable("write", failed);
    }
  }

  /**
   * Replaces the whole file and keeps what it held in a backup.
   *
   * @param seen the content that is to be replaced; empty if there is no file
   * @param next the new content
   * @return the backup, if there was a file
   * @throws ConflictException if the file holds something else by now, or a name that differs only
   *     in case is taken
   */
  Optional<Path> replace(Optional<TextFile> seen, TextFile next) {
    try {
      return PathLock.holding(path, () -> replaceLocked(seen, next));
    } catch (IOException failed) {
      throw unavailable("write", failed);
    }
  }

  /**
   * Takes lines out of the file and of its backups, and keeps them nowhere.
   *
   * @param lines tells which
   */
  void forget(ForgottenLines lines) {
    try {
      if (RegularFile.anyAttributes(path.resolveSibling("")).isPresent()) {
        PathLock.holding(path, () -> forgetLocked(lines));
      }
    } catch (IOException failed) {
      throw unavailable("clean", failed);
    }
  }

  private boolean forgetLocked(ForgottenLines lines) throws IOException {
    Files.deleteIfExists(AtomicFile.staged(path));
    List<Path> all = new ArrayList<>(AtomicFile.backups(path));
    all.add(path);
    for (Path file : all) {
      Optional<TextFile> old = RegularFile.read(file, maxBytes).map(TextFile::of);
      if (old.isPresent()) {
        rewrite(file, old.get(), lines);
      }
    }
    return true;
  }

  private void rewrite(Path file, TextFile old, ForgottenLines lines) throws IOException {
    List<Line> kept = old.lines().stream().filter(line -> !lines.holds(line.text())).toList();
    if (kept.size() < old.lines().size()) {
      AtomicFile.stage(file, old.with(kept).bytes(), access);
      AtomicFile.publish(file);
    }
  }

  private Optional<Path> replaceLocked(Optional<TextFile> seen, TextFile next) throws IOException {
    refuseOtherCase();
    Optional<byte[]> old = RegularFile.read(path, maxBytes);
    byte[] expected = seen.map(TextFile::bytes).orElse(new byte[0]);
    if (!Arrays.equals(old.orElse(new byte[0]), expected)) {
      throw new ConflictException(path + " has changed meanwhile; read it again and decide.");
    }
    AtomicFile.stage(path, next.bytes(), access);
    Optional<Path> backup =
        old.isPresent() ? Optional.of(AtomicFile.backUp(path, expected)) : Optional.empty();
    AtomicFile.publish(path);
    return backup;
  }

  private Optional<Path> updateLocked(UnaryOperator<TextFile> change) throws IOException {
    refuseOtherCase();
    for (int i = 0; i < MAX_TRIES; i++) {
      Optional<BasicFileAttributes> before = RegularFile.attributes(path);
      byte[] old = RegularFile.read(path, maxBytes).orElse(new byte[0]);
      byte[] next = change.apply(TextFile.of(old)).bytes();
      if (Arrays.equals(old, next)) {
        return Optional.empty();
      }
      AtomicFile.stage(path, next, access);
      if (isSame(before, RegularFile.attributes(path))) {
        Optional<Path> backup = guard(old, next);
        AtomicFile.publish(path);
        return backup;
      }
      Files.deleteIfExists(AtomicFile.staged(path));
    }
    throw new IOException("another program keeps writing to it");
  }

  private Optional<Path> guard(byte[] old, byte[] next) throws IOException {
    if (2L * next.length >= old.length) {
      return Optional.empty();
    }
    Path backup = AtomicFile.backUp(path, old);
    LOG.warn(
        "{} shrinks from {} to {} bytes; what it was is kept in {}.",
        path,
        old.length,
        next.length,
        backup.getFileName());
    return Optional.of(backup);
  }

  /** Two names that differ in case are one file on many disks, and one repository goes to all. */
  private void refuseOtherCase() throws IOException {
    String name = path.getFileName().toString();
    for (Path entry : RegularFile.list(path.resolveSibling(""))) {
      String other = entry.getFileName().toString();
      if (other.equalsIgnoreCase(name) && !other.equals(name)) {
        throw new ConflictException(
            path
                + " is not written: its folder holds a file whose name differs only in case,"
                + " which is the same file on many disks; move one of them.");
      }
    }
  }

  private static boolean isSame(
      Optional<BasicFileAttributes> before, Optional<BasicFileAttributes> after) {
    if (before.isEmpty() || after.isEmpty()) {
      return before.isEmpty() && after.isEmpty();
    }
    return before.get().size() == after.get().size()
        && before.get().lastModifiedTime().equals(after.get().lastModifiedTime())
        && Objects.equals(before.get().fileKey(), after.get().fileKey());
  }

  StoreUnavailableException unavailable(String attempt, IOException cause) {
    String reason =
        cause instanceof FileSystemException refusal && refusal.getReason() != null
            ? "it " + refusal.getReason()
            : "see the cause";
    return new StoreUnavailableException(
        "Could not " + attempt + " " + path + ": " + reason + ".", cause);
  }
}
