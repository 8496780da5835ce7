package io.memory4j;

import org.jspecify.annotations.Nullable;

/**
 * A model was unreachable, over its budget, or gave a reply that cannot be used. No cursor moved
 * and nothing was stored: leave it to the next run.
 */
public final class ModelException extends MemoryException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the failure.
   *
   * @param message the model's name, what was asked of it, and the remedy
   * @param cause what the model's client reported, or null
   */
  public ModelException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
