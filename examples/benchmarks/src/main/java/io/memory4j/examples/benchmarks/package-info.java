/** Figures beside their targets, each taken in one run with what it is compared to. */
@NullMarked
package io.memory4j.examples.benchmarks;

import org.jspecify.annotations.NullMarked;
