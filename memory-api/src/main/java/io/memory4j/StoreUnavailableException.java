package io.memory4j;

import org.jspecify.annotations.Nullable;

/**
 * The store is busy, unreachable, full or not writable. Nothing was changed unless {@link
 * #outcomeUnknown} says otherwise: try again later, or go on without memory.
 */
public final class StoreUnavailableException extends MemoryException {
  private static final long serialVersionUID = 1L;

  /** Whether a commit may have happened. */
  private final boolean outcomeUnknown;

  /**
   * Makes a failure that changed nothing.
   *
   * @param message what was attempted, and the remedy
   * @param cause what the medium reported, or null
   */
  public StoreUnavailableException(String message, @Nullable Throwable cause) {
    this(message, cause, false);
  }

  /**
   * Makes a failure.
   *
   * @param message what was attempted, and the remedy
   * @param cause what the medium reported, or null
   * @param outcomeUnknown whether a commit may have happened all the same
   */
  public StoreUnavailableException(
      String message, @Nullable Throwable cause, boolean outcomeUnknown) {
    super(message, cause);
    this.outcomeUnknown = outcomeUnknown;
  }

  /**
   * {@return whether a commit may have happened} If so, read again before trying once more; every
   * operation of a memory may be repeated safely.
   */
  public boolean outcomeUnknown() {
    return outcomeUnknown;
  }
}
