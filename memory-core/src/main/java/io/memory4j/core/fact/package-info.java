/** What is done with facts: remember, replace, undo, look up, forget. Each one transaction. */
@NullMarked
package io.memory4j.core.fact;

import org.jspecify.annotations.NullMarked;
