/** Forgetting: what is selected, what was made of it, in all stores; ordered first, then done. */
@NullMarked
package io.memory4j.core.erase;

import org.jspecify.annotations.NullMarked;
