package io.memory4j.core;

import io.memory4j.Layer;
import io.memory4j.core.review.ReviewBuilder;
import io.memory4j.core.review.ReviewService;
import io.memory4j.core.review.ReviewWatcher;
import io.memory4j.core.review.Reviews;
import io.memory4j.core.watch.Watch;
import io.memory4j.core.work.Backlog;
import io.memory4j.review.ReviewReport;
import io.memory4j.store.MemoryStore;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/** Makes review chains as a builder was told. */
final class ReviewChains {
  private ReviewChains() {}

  static Reviews of(Settings settings, Watch watch, Backlog backlog) {
    Executor executor = executor(settings.host(), backlog);
    ReviewWatcher watcher =
        (layer, run) -> {
          long start = watch.start();
          ReviewReport report = run.get();
          watch.reviewed(layer, report, start);
          return report;
        };
    return new Reviews(
        (store, layer) ->
            chain(
                settings,
                ReviewService.builder(store, layer).executor(executor).watcher(watcher),
                store,
                layer));
  }

  /** A host without an executor that asks for a run lends the thread on which it asks. */
  private static Executor executor(Settings.Host host, Backlog backlog) {
    return host.executor() == null ? Runnable::run : task -> submit(backlog, task);
  }

  private static void submit(Backlog backlog, Runnable task) {
    if (!backlog.submit(task)) {
      throw new RejectedExecutionException("Too much work waits, or the memory is closed.");
    }
  }

  private static ReviewService chain(
      Settings settings, ReviewBuilder builder, MemoryStore store, Layer layer) {
    builder.clock(settings.clock()).redactor(settings.redactor()).random(settings.random());
    settings.reviews().apply(builder, store, layer);
    return builder.build();
  }
}
