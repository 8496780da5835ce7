package io.memory4j.core.planted;

/** Planted: an inner part of the core. */
public final class CoreUsesNothing {
  private CoreUsesNothing() {}
}
