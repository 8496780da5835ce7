/** The nouns that every part of memory4j shares, and the facade a host talks to. */
@NullMarked
package io.memory4j;

import org.jspecify.annotations.NullMarked;
