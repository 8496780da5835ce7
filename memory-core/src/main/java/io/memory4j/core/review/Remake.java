package io.memory4j.core.review;

import io.memory4j.review.Period;
import io.memory4j.store.MemoryRecord;

/**
 * A summary that lost its text to a forgetting and is to be made anew. Immutable and thread-safe.
 *
 * @param job says so
 * @param husk what is left of the summary: what it was made from, without what was forgotten
 * @param period the period
 */
record Remake(MemoryRecord job, MemoryRecord husk, Period period) {}
