package io.memory4j;

/**
 * An id, a key or a statement is taken, or a record changed since it was read. Nothing was changed:
 * read again and decide anew.
 */
public final class ConflictException extends MemoryException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes the failure.
   *
   * @param message which id or key of which layer is concerned
   */
  public ConflictException(String message) {
    super(message, null);
  }
}
