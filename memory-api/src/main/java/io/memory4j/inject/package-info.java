/** The block of memory for a system prompt: what is in it, why, and its text. */
@NullMarked
package io.memory4j.inject;

import org.jspecify.annotations.NullMarked;
