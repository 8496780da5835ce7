package io.memory4j.store.planted;

import io.memory4j.core.Memory4j;

/** Planted: the API knows the core. */
final class ApiUsesCore {
  private ApiUsesCore() {}

  static final Class<?> CORE = Memory4j.class;
}
