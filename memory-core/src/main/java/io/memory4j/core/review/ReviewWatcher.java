package io.memory4j.core.review;

import io.memory4j.Layer;
import io.memory4j.review.ReviewReport;
import java.util.function.Supplier;

/**
 * Stands around the runs of chains, so that a host is told of them. What it is told of are those
 * that were let in, with each period that failed or was rejected in their report. Implementations
 * must be safe for use by multiple threads.
 */
@FunctionalInterface
public interface ReviewWatcher {
  /**
   * {@return what the run returned}
   *
   * @param layer the layer of the chain
   * @param run makes what is due, once; throws nothing but errors
   */
  ReviewReport run(Layer layer, Supplier<ReviewReport> run);
}
