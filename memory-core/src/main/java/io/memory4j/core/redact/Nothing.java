package io.memory4j.core.redact;

/** Placeholder so that the package exists. */
final class Nothing {
  private Nothing() {}
}
