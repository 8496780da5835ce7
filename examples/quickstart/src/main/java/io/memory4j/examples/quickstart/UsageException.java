package io.memory4j.examples.quickstart;

/** The program cannot do what was asked; the message is one line with the thing and the remedy. */
final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UsageException(String message) {
    super(message);
  }
}
