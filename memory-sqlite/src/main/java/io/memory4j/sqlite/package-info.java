/** The default storage backend: one SQLite file under a folder of the host's choice. */
@NullMarked
package io.memory4j.sqlite;

import org.jspecify.annotations.NullMarked;
