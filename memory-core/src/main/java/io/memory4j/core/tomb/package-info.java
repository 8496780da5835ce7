/** Salted hashes of what was forgotten, so that it is not learned again from what is left over. */
@NullMarked
package io.memory4j.core.tomb;

import org.jspecify.annotations.NullMarked;
