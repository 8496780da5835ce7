package io.memory4j.core.file;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a mailbox that was set aside to be taken. Its file's name is all that is known of it,
 * and renaming the file is how that changes: no crash can leave the two apart.
 *
 * @param file where it lies
 * @param sequence its place in the order of batches, from 1
 * @param offset how many of its bytes were taken
 * @param skipping whether the next byte belongs to a line of which no more is wanted
 */
record Batch(Path file, long sequence, long offset, boolean skipping) {
  private static final String SUFFIX = ".ingest";
  private static final Pattern NAME =
      Pattern.compile("\\.([0-9]{1,15})-([0-9]{1,15})(s?)" + Pattern.quote(SUFFIX));

  /** {@return the batch of which nothing was taken} */
  static Batch fresh(Path box, long sequence) {
    return new Batch(box.resolveSibling(name(stem(box), sequence, 0, false)), sequence, 0, false);
  }

  /** {@return where a batch lies that may still be in the mailbox too} */
  static Path copying(Path box) {
    return box.resolveSibling(stem(box) + ".copying");
  }

  /** {@return the batch of a file, if it is one of this mailbox} */
  static Optional<Batch> parse(Path box, Path file) {
    String name = file.getFileName().toString();
    String stem = stem(box);
    if (!name.startsWith(stem)) {
      return Optional.empty();
    }
    Matcher parts = NAME.matcher(name.substring(stem.length()));
    return parts.matches()
        ? Optional.of(
            new Batch(
                file,
                Long.parseLong(parts.group(1)),
                Long.parseLong(parts.group(2)),
                !parts.group(3).isEmpty()))
        : Optional.empty();
  }

  /** {@return the same batch, taken as far as a chunk reaches} */
  Batch after(Path box, MailboxChunk chunk) {
    Path next = file.resolveSibling(name(stem(box), sequence, chunk.next(), chunk.skipping()));
    return new Batch(next, sequence, chunk.next(), chunk.skipping());
  }

  private static String stem(Path box) {
    String name = box.getFileName().toString();
    return name.substring(0, name.lastIndexOf('.'));
  }

  private static String name(String stem, long sequence, long offset, boolean skipping) {
    String state = String.format(Locale.ROOT, ".%010d-%d", sequence, offset);
    return stem + state + (skipping ? "s" : "") + SUFFIX;
  }
}
