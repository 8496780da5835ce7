/** Core's ways of keeping up with a store. */
@NullMarked
package io.memory4j.examples.benchmarks.spi;

import org.jspecify.annotations.NullMarked;
