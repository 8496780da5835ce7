/** Records and journal entries as rows: reading, writing, filtering and deleting them. */
@NullMarked
package io.memory4j.sqlite.rows;

import org.jspecify.annotations.NullMarked;
