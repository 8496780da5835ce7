package io.memory4j;

import org.jspecify.annotations.Nullable;

/**
 * The root of the five failures of memory. Each leaf tells the caller what to do next, so that a
 * switch over them is complete. Messages name ids, limits and remedies, never remembered text.
 */
public abstract sealed class MemoryException extends RuntimeException
    permits StoreUnavailableException,
        StoreFormatException,
        ConflictException,
        RejectedException,
        ModelException {
  private static final long serialVersionUID = 1L;

  MemoryException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
