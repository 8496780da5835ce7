/** What a suite is told, and what it reports: figures, and the targets of those that have one. */
@NullMarked
package io.memory4j.examples.benchmarks.report;

import org.jspecify.annotations.NullMarked;
