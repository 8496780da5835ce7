/** A storage backend that keeps one file per record, written from the kit's page alone. */
@NullMarked
package io.memory4j.examples.store;

import org.jspecify.annotations.NullMarked;
