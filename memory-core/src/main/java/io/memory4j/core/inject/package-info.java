/** From the stores of a memory to the candidates of a block. */
@NullMarked
package io.memory4j.core.inject;

import org.jspecify.annotations.NullMarked;
