package io.memory4j.core.planted;

import java.sql.Connection;

/** Planted: the core talks to a database. */
final class CoreUsesJdbc {
  private CoreUsesJdbc() {}

  static final Class<?> JDBC = Connection.class;
}
