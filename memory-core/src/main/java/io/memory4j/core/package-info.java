/** The way in: build a memory over a store, bind it to layers, and use it. */
@NullMarked
package io.memory4j.core;

import org.jspecify.annotations.NullMarked;
