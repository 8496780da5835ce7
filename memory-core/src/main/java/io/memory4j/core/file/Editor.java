package io.memory4j.core.file;

import java.io.IOException;
import java.nio.file.Path;

/** Lets a person edit a file and waits until they are done. */
@FunctionalInterface
public interface Editor {
  /**
   * {@return the editor's exit code, 0 if the person saved or left the file as it was}
   *
   * @param file an existing text file
   * @throws IOException if the editor cannot be started
   * @throws InterruptedException if the thread was interrupted while waiting
   */
  int edit(Path file) throws IOException, InterruptedException;
}
