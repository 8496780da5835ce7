/** Erasure down to the bytes: what is taken out of the files, and the search for what is left. */
@NullMarked
package io.memory4j.sqlite.scrub;

import org.jspecify.annotations.NullMarked;
