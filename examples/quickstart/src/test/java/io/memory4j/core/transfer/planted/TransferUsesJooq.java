package io.memory4j.core.transfer.planted;

import org.jooq.DSLContext;

/** Planted: core.transfer builds SQL. */
final class TransferUsesJooq {
  private TransferUsesJooq() {}

  static final Class<?> SQL = DSLContext.class;
}
