/** The kinds of records, their ids, and the way from a record to a fact. */
@NullMarked
package io.memory4j.core.record;

import org.jspecify.annotations.NullMarked;
