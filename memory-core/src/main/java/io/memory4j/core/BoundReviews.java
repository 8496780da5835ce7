package io.memory4j.core;

import io.memory4j.core.review.Reviews;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewChain;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.Stall;
import io.memory4j.review.Summary;
import io.memory4j.review.SummaryTree;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * The chain of a memory that can be read only: it makes nothing.
 *
 * @param chain the chain
 * @param binding refuses changes
 */
record BoundReviews(ReviewChain chain, Binding binding) implements ReviewChain {
  private static final String WHY = "This memory can be read only; no summaries are made.";

  /** {@return the chain of the most specific layer} */
  static ReviewChain of(Reviews reviews, Binding binding) {
    ReviewChain chain = reviews.of(binding.route());
    return binding.isWritable() ? chain : new BoundReviews(chain, binding);
  }

  @Override
  public CompletionStage<ReviewReport> runIfDue() {
    return CompletableFuture.completedFuture(new ReviewReport(List.of(), List.of(), List.of(WHY)));
  }

  @Override
  public List<Summary> summaries(ReviewLevel level, int max) {
    return chain.summaries(level, max);
  }

  @Override
  public List<SummaryTree> tree() {
    return chain.tree();
  }

  @Override
  public List<Stall> stalled() {
    return chain.stalled();
  }

  @Override
  public void reset(ReviewLevel level, Period from) {
    binding.writable();
    chain.reset(level, from);
  }

  @Override
  public String toString() {
    return "ReviewChain[read only]";
  }
}
