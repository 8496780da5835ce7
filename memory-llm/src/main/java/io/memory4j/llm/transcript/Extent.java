package io.memory4j.llm.transcript;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.List;

/**
 * How much there is of a session, so that it is noticed when it grows in whichever of its files.
 *
 * @param sizeBytes how long its files are together
 * @param updatedAt when one of them last changed
 */
record Extent(long sizeBytes, Instant updatedAt) {
  /** {@return the extent of some files; those that do not exist count nothing} */
  static Extent of(List<Path> files) throws IOException {
    Extent all = new Extent(0, Instant.EPOCH);
    for (Path file : files) {
      all = all.plus(of(file));
    }
    return all;
  }

  private static Extent of(Path file) throws IOException {
    try {
      BasicFileAttributes found =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return new Extent(found.size(), found.lastModifiedTime().toInstant());
    } catch (NoSuchFileException e) {
      return new Extent(0, Instant.EPOCH);
    }
  }

  private Extent plus(Extent other) {
    Instant later = updatedAt.isAfter(other.updatedAt) ? updatedAt : other.updatedAt;
    return new Extent(sizeBytes + other.sizeBytes, later);
  }
}
