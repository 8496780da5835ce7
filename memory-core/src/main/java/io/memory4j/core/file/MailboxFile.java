package io.memory4j.core.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/**
 * One file that an agent appends to, and the batches that were set aside from it. The caller holds
 * the mailbox's lock. Not thread-safe.
 */
final class MailboxFile {
  private static final int MAX_BATCHES = 1_000;
  private static final long MAX_SEQUENCE = 100_000_000_000_000L;
  private static final int MAX_COPIES = 5;
  private static final long QUIET_NANOS = 20_000_000;

  private final Path path;
  private final Mover mover;
  private long sequence;

  MailboxFile(Path path, Mover mover) {
    this.path = path;
    this.mover = mover;
  }

  Path path() {
    return path;
  }

  /**
   * Sets aside what the file holds and leaves an empty one.
   *
   * @return the new batch, if the file held anything
   * @throws FileSystemException if it is neither a file nor a link, or cannot be moved
   */
  Optional<Batch> seal() throws IOException {
    recoverCopy();
    Optional<BasicFileAttributes> found = RegularFile.anyAttributes(path);
    if (found.isEmpty() || found.get().size() == 0) {
      create();
      return Optional.empty();
    }
    RegularFile.attributes(path);
    Batch batch = Batch.fresh(path, nextSequence());
    try {
      mover.move(path, batch.file());
    } catch (NoSuchFileException vanished) {
      create();
      return Optional.empty();
    } catch (FileSystemException fixed) {
      // A file that is mounted by itself cannot be moved.
      return copy(batch);
    }
    create();
    return Optional.of(batch);
  }

  /** Makes an empty file. The agent may be faster. */
  void create() throws IOException {
    try {
      AtomicFile.create(path, new byte[0], Access.OWNER_ONLY);
    } catch (FileAlreadyExistsException there) {
      RegularFile.attributes(path);
    }
  }

  /**
   * {@return whether a link stood in the file's place; the link is deleted, its target untouched}
   */
  boolean removeLink() throws IOException {
    boolean link =
        RegularFile.anyAttributes(path).filter(BasicFileAttributes::isSymbolicLink).isPresent();
    return link && Files.deleteIfExists(path);
  }

  /** {@return the batches, oldest first, a thousand at most} */
  List<Batch> batches() throws IOException {
    return all().stream()
        .sorted(Comparator.comparingLong(Batch::sequence))
        .limit(MAX_BATCHES)
        .toList();
  }

  private List<Batch> all() throws IOException {
    return RegularFile.list(path.resolveSibling("")).stream()
        .flatMap(entry -> Batch.parse(path, entry).stream())
        .toList();
  }

  /** Records how far a batch was taken. */
  Batch advance(Batch batch, MailboxChunk chunk) throws IOException {
    Batch next = batch.after(path, chunk);
    if (!next.file().equals(batch.file())) {
      AtomicFile.move(batch.file(), next.file());
    }
    return next;
  }

  /** The agent can make files that look like batches; none may stop the count or be replaced. */
  private long nextSequence() throws IOException {
    Set<Long> used = all().stream().map(Batch::sequence).collect(Collectors.toSet());
    for (long number : used) {
      sequence = number < MAX_SEQUENCE ? Math.max(sequence, number) : sequence;
    }
    do {
      sequence++;
    } while (used.contains(sequence));
    return sequence;
  }

  /**
   * Copies the file, then empties it if it did not grow since. While the copy bears its first name,
   * nothing of it is taken.
   */
  private Optional<Batch> copy(Batch batch) throws IOException {
    Path copy = Batch.copying(path);
    for (int i = 0; i < MAX_COPIES; i++) {
      Files.deleteIfExists(copy);
      long copied = copyTo(copy);
      LockSupport.parkNanos(QUIET_NANOS);
      if (emptyIfLongAs(copied)) {
        AtomicFile.move(copy, batch.file());
        return Optional.of(batch);
      }
    }
    Files.deleteIfExists(copy);
    return Optional.empty();
  }

  private long copyTo(Path copy) throws IOException {
    AtomicFile.create(copy, new byte[0], Access.OWNER_ONLY);
    try (FileChannel from = RegularFile.open(path);
        FileChannel to = FileChannel.open(copy, StandardOpenOption.WRITE)) {
      long size = from.size();
      long copied = 0;
      long step = 1;
      while (copied < size && step > 0) {
        step = from.transferTo(copied, size - copied, to.position(copied));
        copied += step;
      }
      to.force(true);
      return copied;
    }
  }

  private boolean emptyIfLongAs(long copied) throws IOException {
    try (FileChannel file =
        FileChannel.open(path, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      if (file.size() != copied) {
        return false;
      }
      file.truncate(0);
      file.force(true);
      return true;
    }
  }

  /**
   * Ends what a crash interrupted: a copy whose bytes the file still begins with was not followed
   * by the emptying and is made again; any other is all that is left of them.
   */
  private void recoverCopy() throws IOException {
    Path copy = Batch.copying(path);
    if (!RegularFile.isRegular(copy)) {
      return;
    }
    if (RegularFile.isRegular(path) && startsWith(path, copy)) {
      Files.delete(copy);
    } else {
      AtomicFile.move(copy, Batch.fresh(path, nextSequence()).file());
    }
  }

  private static boolean startsWith(Path file, Path head) throws IOException {
    try (FileChannel all = RegularFile.open(file);
        FileChannel start = RegularFile.open(head)) {
      return all.size() >= start.size() && Heads.areEqual(all, start);
    }
  }
}
