/** Looking things up: what to ask for, and what was found and why. */
@NullMarked
package io.memory4j.recall;

import org.jspecify.annotations.NullMarked;
