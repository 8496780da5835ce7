package io.memory4j.core.file;

import io.memory4j.Layer;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * One of the two files of a mailbox with what is known of its batches: for whom each was written,
 * and since when it has been taken whole. The caller holds the mailbox's lock.
 */
final class MailboxBox {
  /** How long an appender may be silent between opening the file and its last line. */
  private static final Duration GRACE = Duration.ofMinutes(10);

  private static final int MAX_TAKEN = 500;
  private static final int MIN_READ = 2 * MailboxChunk.MAX_LINE_BYTES;
  private static final long QUIET_NANOS = 100_000_000;
  private static final int MAX_LOOKS = 5;

  private final MailboxFile file;
  private final Clock clock;
  private final Speaker first;
  private final Map<Long, Speaker> speakers = new HashMap<>();
  private final Map<Long, Instant> takenSince = new HashMap<>();
  private final List<Path> refused = new ArrayList<>();
  private volatile Speaker speaker;

  MailboxBox(MailboxFile file, Clock clock, Speaker first) {
    this.file = file;
    this.clock = clock;
    this.first = first;
    this.speaker = first;
  }

  Path path() {
    return file.path();
  }

  Layer layer() {
    return first.layer();
  }

  void speaker(Speaker next) {
    speaker = next;
  }

  /** Sets aside what was written for the present speaker. */
  void seal() throws IOException {
    try {
      file.seal().ifPresent(batch -> speakers.put(batch.sequence(), speaker));
    } catch (FileSystemException refusal) {
      refuse(refusal);
    }
  }

  void harvest(HarvestTally tally) throws IOException {
    seal();
    refused.forEach(tally::refuse);
    refused.clear();
    int room = Mailbox.MAX_HARVEST_BYTES;
    for (Batch batch : file.batches()) {
      room -= take(batch, room, tally);
    }
    deleteTaken();
  }

  /** A link is replaced by a file; anything else that is no file stays until a person looks. */
  private void refuse(FileSystemException refusal) throws IOException {
    if (RegularFile.isRegular(path())) {
      throw refusal;
    }
    refused.add(path());
    if (file.removeLink()) {
      file.create();
    }
  }

  /** {@return how many bytes were taken} */
  private int take(Batch batch, int room, HarvestTally tally) throws IOException {
    if (!RegularFile.isRegular(batch.file())) {
      tally.refuse(batch.file());
      return 0;
    }
    try (FileChannel channel = RegularFile.open(batch.file())) {
      if (channel.size() > batch.offset() && room < MIN_READ) {
        tally.leaveMore();
        return 0;
      }
      return channel.size() > batch.offset() ? take(batch, channel, room, tally) : 0;
    } catch (NoSuchFileException vanished) {
      return 0;
    }
  }

  private int take(Batch batch, FileChannel channel, int room, HarvestTally tally)
      throws IOException {
    MailboxChunk chunk = read(batch, channel, room);
    tally.handOver(chunk, speakers.getOrDefault(batch.sequence(), first));
    Batch after = file.advance(batch, chunk);
    takenSince.remove(batch.sequence());
    if (channel.size() > after.offset()) {
      tally.leaveMore();
    }
    return (int) Math.min(Mailbox.MAX_HARVEST_BYTES, chunk.next() - batch.offset());
  }

  /** Waits for an unfinished last line to be finished, or to stop to grow. */
  private static MailboxChunk read(Batch batch, FileChannel channel, int room) throws IOException {
    for (int i = 0; i < MAX_LOOKS; i++) {
      long size = channel.size();
      MailboxChunk chunk =
          MailboxChunk.read(channel, batch.offset(), batch.skipping(), room, false);
      if (!chunk.atEnd() || chunk.next() >= size) {
        return chunk;
      }
      LockSupport.parkNanos(QUIET_NANOS);
      if (channel.size() == size) {
        return MailboxChunk.read(channel, batch.offset(), batch.skipping(), room, true);
      }
    }
    return MailboxChunk.read(channel, batch.offset(), batch.skipping(), room, false);
  }

  private void deleteTaken() throws IOException {
    List<Batch> batches = file.batches();
    Instant now = clock.instant();
    int tooMany = batches.size() - MAX_TAKEN;
    for (Batch batch : batches) {
      if (isTaken(batch)) {
        Instant since = takenSince.computeIfAbsent(batch.sequence(), any -> now);
        boolean old = Duration.between(since, now).compareTo(GRACE) >= 0;
        if (old || tooMany > 0) {
          delete(batch);
          tooMany--;
        }
      }
    }
  }

  void discardTaken() throws IOException {
    for (Batch batch : file.batches()) {
      if (isTaken(batch)) {
        delete(batch);
      }
    }
  }

  /** Sets aside what was written and blanks lines in all that was set aside. */
  void forget(ForgottenLines lines) throws IOException {
    seal();
    for (Batch batch : file.batches()) {
      if (RegularFile.isRegular(batch.file())) {
        BlankedLines.blank(batch.file(), lines);
      }
    }
  }

  private void delete(Batch batch) throws IOException {
    Files.deleteIfExists(batch.file());
    speakers.remove(batch.sequence());
    takenSince.remove(batch.sequence());
  }

  private static boolean isTaken(Batch batch) throws IOException {
    Optional<BasicFileAttributes> found = RegularFile.anyAttributes(batch.file());
    return found.isPresent()
        && (found.get().isSymbolicLink()
            || (found.get().isRegularFile() && found.get().size() <= batch.offset()));
  }
}
