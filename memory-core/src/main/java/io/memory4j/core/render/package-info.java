/**
 * How a plan becomes the bytes of a block, and how stored text is kept from being more than text.
 */
@NullMarked
package io.memory4j.core.render;

import org.jspecify.annotations.NullMarked;
