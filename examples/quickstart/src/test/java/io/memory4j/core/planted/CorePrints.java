package io.memory4j.core.planted;

/** Planted: the core prints. */
final class CorePrints {
  private CorePrints() {}

  static void print() {
    System.out.println();
  }
}
