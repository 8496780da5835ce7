/** Whether recall finds the notes that answer a question. */
@NullMarked
package io.memory4j.examples.benchmarks.recall;

import org.jspecify.annotations.NullMarked;
