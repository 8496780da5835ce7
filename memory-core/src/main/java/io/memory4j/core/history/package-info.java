/** What was said in past sessions: indexed turn by turn, kept within bounds, and searched. */
@NullMarked
package io.memory4j.core.history;

import org.jspecify.annotations.NullMarked;
