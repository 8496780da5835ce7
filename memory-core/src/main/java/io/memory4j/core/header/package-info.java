/** Reads the replies of summarizers: a short text and a long one, each under a header line. */
@NullMarked
package io.memory4j.core.header;

import org.jspecify.annotations.NullMarked;
