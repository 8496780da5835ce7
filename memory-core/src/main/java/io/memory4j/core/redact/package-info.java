/** The built-in rules that recognise secrets. */
@NullMarked
package io.memory4j.core.redact;

import org.jspecify.annotations.NullMarked;
