/** How times are taken. */
@NullMarked
package io.memory4j.examples.benchmarks.timing;

import org.jspecify.annotations.NullMarked;
