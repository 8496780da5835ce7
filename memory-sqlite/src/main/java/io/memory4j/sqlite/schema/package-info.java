/** The tables: their DDL, their names, and the constant texts of the statements that run most. */
@NullMarked
package io.memory4j.sqlite.schema;

import org.jspecify.annotations.NullMarked;
