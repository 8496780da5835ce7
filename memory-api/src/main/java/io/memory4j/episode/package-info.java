/** Past sessions, and the sources they are read from. */
@NullMarked
package io.memory4j.episode;

import org.jspecify.annotations.NullMarked;
