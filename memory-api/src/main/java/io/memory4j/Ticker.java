package io.memory4j;

/**
 * Tells how much time passes. Only differences mean something; unlike a clock it is never set back.
 * Must be safe for use by multiple threads.
 */
@FunctionalInterface
public interface Ticker {
  /** {@return the nanoseconds since some moment, which may be negative} */
  long read();

  /** {@return the ticker of the system} */
  static Ticker system() {
    return System::nanoTime;
  }
}
