/**
 * Connections, kept statements and transactions, and the one place that translates SQLite's errors.
 */
@NullMarked
package io.memory4j.sqlite.db;

import org.jspecify.annotations.NullMarked;
