package io.memory4j.sqlite.planted;

import io.memory4j.core.Memory4j;

/** Planted: a backend depends on the core. */
final class SqliteUsesCore {
  private SqliteUsesCore() {}

  static final Class<?> CORE = Memory4j.class;
}
