package io.memory4j.testkit.planted;

import io.memory4j.core.Memory4j;

/** Planted: the kit depends on the core. */
final class KitUsesCore {
  private KitUsesCore() {}

  static final Class<?> CORE = Memory4j.class;
}
