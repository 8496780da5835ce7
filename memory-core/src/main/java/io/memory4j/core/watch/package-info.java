/** Who watches a memory: the host's listener and the flight recorder; neither sees any text. */
@NullMarked
package io.memory4j.core.watch;

import org.jspecify.annotations.NullMarked;
