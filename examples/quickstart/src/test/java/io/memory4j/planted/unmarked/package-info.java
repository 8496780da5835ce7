/** Planted: a package that says nothing of null. */
@NullUnmarked
package io.memory4j.planted.unmarked;

import org.jspecify.annotations.NullUnmarked;
