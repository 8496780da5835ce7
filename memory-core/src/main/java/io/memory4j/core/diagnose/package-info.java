/** How stores are, counts of what was redacted, and what parts say of themselves. */
@NullMarked
package io.memory4j.core.diagnose;

import org.jspecify.annotations.NullMarked;
