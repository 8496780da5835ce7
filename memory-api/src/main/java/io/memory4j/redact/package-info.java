/** Removal of secrets from text before it is stored, shown or sent. */
@NullMarked
package io.memory4j.redact;

import org.jspecify.annotations.NullMarked;
