package io.memory4j.core.file;

import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;

/**
 * A file that holds the injected block, {@code memory.md} in a session's folder, for hosts whose
 * agent reads its prompt from files. A reader finds the old block or the new one, never a part.
 * Immutable and thread-safe.
 */
public final class BlockFile implements ForgetfulFile {
  private static final int MAX_BYTES = 1 << 20;

  private final SharedFile file;

  /**
   * Names the file; touches nothing.
   *
   * @param stateDir the session's folder, created when the block is written
   */
  public BlockFile(Path stateDir) {
    this.file = new SharedFile(stateDir.resolve("memory.md"), Access.OWNER_ONLY, MAX_BYTES);
  }

  /** {@return where the file lies} */
  @Override
  public Path path() {
    return file.path();
  }

  /**
   * Writes the block, to be called before each turn. A file that holds these bytes is left alone,
   * so that nobody who watches it sees a change that is none.
   *
   * @param block the text of the block; empty for an empty file
   * @return whether the file was written
   * @throws StoreUnavailableException if it cannot be written, or a link or folder is in its place
   */
  public boolean write(String block) {
    byte[] bytes = block.getBytes(StandardCharsets.UTF_8);
    try {
      Files.createDirectories(path().resolveSibling(""));
      return PathLock.holding(path(), () -> writeLocked(bytes));
    } catch (IOException failed) {
      throw file.unavailable("write", failed);
    }
  }

  /**
   * Empties the file if there is one: a block repeats what it shows in its own form, and the next
   * turn writes it anew.
   *
   * @param texts any number of texts
   * @throws StoreUnavailableException if the file cannot be written
   */
  @Override
  public void forget(Collection<String> texts) {
    try {
      if (RegularFile.anyAttributes(path()).isPresent()) {
        PathLock.holding(path(), () -> Files.deleteIfExists(AtomicFile.staged(path())));
        write("");
      }
    } catch (IOException failed) {
      throw file.unavailable("clean", failed);
    }
  }

  private boolean writeLocked(byte[] bytes) throws IOException {
    Optional<byte[]> old = RegularFile.read(path(), MAX_BYTES);
    if (old.filter(same -> Arrays.equals(same, bytes)).isPresent()) {
      return false;
    }
    AtomicFile.stage(path(), bytes, Access.OWNER_ONLY);
    AtomicFile.publish(path());
    return true;
  }
}
