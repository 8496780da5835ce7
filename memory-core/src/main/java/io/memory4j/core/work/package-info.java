/** Work that waits for a thread: the host's, or one that the host lends for a while. */
@NullMarked
package io.memory4j.core.work;

import org.jspecify.annotations.NullMarked;
