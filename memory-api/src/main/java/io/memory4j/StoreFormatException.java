package io.memory4j;

import org.jspecify.annotations.Nullable;

/**
 * The store is corrupt, is no store, or was written by a newer version of this library. Stop:
 * upgrade, or restore a backup. Trying again does not help.
 */
public final class StoreFormatException extends MemoryException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the failure.
   *
   * @param message what is wrong with the medium, and the remedy
   * @param cause what the medium reported, or null
   */
  public StoreFormatException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
