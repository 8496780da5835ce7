/** Made-up facts, the same in every run, and stores that hold them. */
@NullMarked
package io.memory4j.examples.benchmarks.sample;

import org.jspecify.annotations.NullMarked;
