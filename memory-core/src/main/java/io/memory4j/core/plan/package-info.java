/** Which candidates a block holds, why, and what each costs: pure functions over the candidates. */
@NullMarked
package io.memory4j.core.plan;

import org.jspecify.annotations.NullMarked;
