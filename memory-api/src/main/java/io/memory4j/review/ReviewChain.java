package io.memory4j.review;

import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * Summaries of finished days, weeks, months and years of one layer, each level made from the one
 * below. Deleting a summary does not bring it back: its period counts as finished until {@link
 * #reset}.
 *
 * <p>Implementations must be safe for use by multiple threads and processes.
 */
public interface ReviewChain {
  /**
   * Makes what is due, at most once a day over all processes, on the host's executor.
   *
   * @return what was done; an empty report at once if nothing is due or somebody else is at it.
   *     Never completes with an exception: a run that could not go on says so in its warnings
   */
  CompletionStage<ReviewReport> runIfDue();

  /**
   * {@return summaries, newest period first; unmodifiable}
   *
   * @param level the level
   * @param max how many at most, 1 or more
   * @throws IllegalArgumentException if the limit is below 1
   * @throws io.memory4j.StoreUnavailableException the store does not answer
   */
  List<Summary> summaries(ReviewLevel level, int max);

  /**
   * {@return all summaries as trees, in the order of their periods; unmodifiable}
   *
   * @throws io.memory4j.StoreUnavailableException the store does not answer
   */
  List<SummaryTree> tree();

  /**
   * {@return the levels that cannot go on, for a diagnosis; unmodifiable}
   *
   * @throws io.memory4j.StoreUnavailableException the store does not answer
   */
  List<Stall> stalled();

  /**
   * Moves a cursor back, so that the periods from there on that have no summary are made again by
   * the next run, as far as the chain looks back. Summaries that exist stay as they are, those of
   * longer periods too. Does nothing if the cursor stands before the period.
   *
   * @param level the level
   * @param from the first period to look at again, of this level
   * @throws IllegalArgumentException if the period is of another level
   * @throws io.memory4j.StoreUnavailableException the store does not answer; nothing changed
   */
  void reset(ReviewLevel level, Period from);
}
