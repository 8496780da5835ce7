/** Keys and labels of review periods. */
@NullMarked
package io.memory4j.core.period;

import org.jspecify.annotations.NullMarked;
