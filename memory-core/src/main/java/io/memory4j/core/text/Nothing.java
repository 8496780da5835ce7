package io.memory4j.core.text;

/** Placeholder so that the package exists. */
final class Nothing {
  private Nothing() {}
}
