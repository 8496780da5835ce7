package io.memory4j.review;

import java.util.function.BooleanSupplier;

/**
 * Makes one text out of several, with a model or without. No lock and no transaction is held
 * meanwhile.
 *
 * <p>The reply has a line that begins with {@code SUMMARY:} and one that begins with {@code
 * DETAIL:}, each followed by its text; variations are understood. A reply without text, and any
 * exception, count as a failure: the period is tried again on a later day.
 *
 * <p>Implementations must be safe for use by multiple threads.
 */
@FunctionalInterface
public interface Summarizer {
  /**
   * Summarises.
   *
   * @param request what to do
   * @param stillWanted to be asked every minute or so by whoever takes longer: says that the work
   *     goes on, and returns whether its result is still wanted
   * @return the reply
   */
  String summarize(SummaryRequest request, BooleanSupplier stillWanted);
}
