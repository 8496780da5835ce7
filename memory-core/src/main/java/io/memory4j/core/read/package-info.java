/** Records held in memory and brought up to date by mark, head and changes. */
@NullMarked
package io.memory4j.core.read;

import org.jspecify.annotations.NullMarked;
