/** Finding facts by words over all stores of a memory. */
@NullMarked
package io.memory4j.core.recall;

import org.jspecify.annotations.NullMarked;
