/** The events of facts, of ids and numbers only, and folds over them. */
@NullMarked
package io.memory4j.core.journal;

import org.jspecify.annotations.NullMarked;
