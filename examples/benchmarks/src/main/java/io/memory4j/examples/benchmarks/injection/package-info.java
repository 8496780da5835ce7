/** What a block costs, cached and not. */
@NullMarked
package io.memory4j.examples.benchmarks.injection;

import org.jspecify.annotations.NullMarked;
