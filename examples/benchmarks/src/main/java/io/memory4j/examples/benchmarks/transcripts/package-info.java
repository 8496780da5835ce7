/** How fast transcripts of agents are read. */
@NullMarked
package io.memory4j.examples.benchmarks.transcripts;

import org.jspecify.annotations.NullMarked;
