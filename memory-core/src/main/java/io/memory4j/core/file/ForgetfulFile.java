package io.memory4j.core.file;

import io.memory4j.StoreUnavailableException;
import java.nio.file.Path;
import java.util.Collection;

/**
 * A file that may repeat what is remembered, and gives it up when it is forgotten. Implementations
 * are thread-safe.
 */
public interface ForgetfulFile {
  /** {@return where the file lies, or the first of several} */
  Path path();

  /**
   * Takes texts out of the bytes of the file, before they are deleted from the stores. May be
   * repeated; what is not there is no error.
   *
   * @param texts the texts as they were remembered, each of one line or more
   * @throws StoreUnavailableException if the file cannot be read or written
   */
  void forget(Collection<String> texts);
}
