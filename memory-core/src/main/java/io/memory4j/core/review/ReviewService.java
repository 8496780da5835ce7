package io.memory4j.core.review;

import io.memory4j.Layer;
import io.memory4j.core.work.Droppable;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewChain;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.Stall;
import io.memory4j.review.Summary;
import io.memory4j.review.SummaryTree;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.StoreReader;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The review chain of one layer over a store. Thread-safe. */
public final class ReviewService implements ReviewChain {
  private static final Logger LOG = LoggerFactory.getLogger(ReviewService.class);
  private static final int ALL = 100_000;

  private final Ledger ledger;
  private final ReviewRun run;
  private final Executor executor;
  private final ZoneId zone;
  private final AtomicBoolean running = new AtomicBoolean();

  ReviewService(Ledger ledger, ReviewRun run, Executor executor, ZoneId zone) {
    this.ledger = ledger;
    this.run = run;
    this.executor = executor;
    this.zone = zone;
  }

  /**
   * {@return the builder of the chain of a layer}
   *
   * @param store where the layer is kept
   * @param layer the layer
   */
  public static ReviewBuilder builder(MemoryStore store, Layer layer) {
    return new ReviewBuilder(store, layer);
  }

  @Override
  public CompletionStage<ReviewReport> runIfDue() {
    CompletableFuture<ReviewReport> report = new CompletableFuture<>();
    if (!running.compareAndSet(false, true)) {
      return CompletableFuture.completedFuture(ReviewReport.empty());
    }
    try {
      executor.execute(new Run(report));
    } catch (RuntimeException e) { // RejectedExecutionException, or whatever the host's throws
      running.set(false);
      report.complete(stopped(e));
    }
    return report;
  }

  private void runOnce(CompletableFuture<ReviewReport> report) {
    ReviewReport made = ReviewReport.empty();
    try {
      made = ledger.enter(zone).map(run::run).orElseGet(ReviewReport::empty);
    } catch (Throwable e) { // nothing is ever thrown into a turn
      made = stopped(e);
    } finally {
      running.set(false);
      report.complete(made);
    }
  }

  /** A run that waits for its thread; whoever waits for its report is told in any case. */
  private final class Run implements Droppable {
    private final CompletableFuture<ReviewReport> report;

    Run(CompletableFuture<ReviewReport> report) {
      this.report = report;
    }

    @Override
    public void run() {
      runOnce(report);
    }

    @Override
    public void dropped() {
      running.set(false);
      report.complete(stopped("the memory was closed before"));
    }
  }

  private static ReviewReport stopped(Throwable cause) {
    return stopped(cause.getClass().getSimpleName());
  }

  private static ReviewReport stopped(String reason) {
    LOG.warn("The review chain did not run: {}", reason);
    return new ReviewReport(
        List.of(), List.of(), List.of("The review chain did not run: " + reason + "."));
  }

  @Override
  public List<Summary> summaries(ReviewLevel level, int max) {
    if (max < 1) {
      throw new IllegalArgumentException("The limit is " + max + " summaries; ask for 1 or more.");
    }
    return ledger.read(reader -> summaries(reader, level, max));
  }

  private List<Summary> summaries(StoreReader reader, ReviewLevel level, int max) {
    return ledger.rows.newest(reader, level, max).stream()
        .flatMap(record -> SummaryRows.summary(record).stream())
        .toList();
  }

  @Override
  public List<SummaryTree> tree() {
    List<Summary> all =
        ledger.read(
            reader -> {
              List<Summary> found = new ArrayList<>();
              for (ReviewLevel level : ReviewLevel.values()) {
                found.addAll(summaries(reader, level, ALL));
              }
              return found;
            });
    return SummaryTree.of(all);
  }

  @Override
  public List<Stall> stalled() {
    return ledger.read(
        reader -> {
          List<Stall> stalls = new ArrayList<>();
          for (ReviewLevel level : ReviewLevel.values()) {
            stall(reader, level).ifPresent(stalls::add);
          }
          return List.copyOf(stalls);
        });
  }

  private Optional<Stall> stall(StoreReader reader, ReviewLevel level) {
    Optional<MemoryRecord> first = ledger.failures.first(reader, level);
    Optional<Period> cursor = ledger.cursors.find(reader, level);
    return first.flatMap(
        record ->
            FailureLog.period(record)
                .map(
                    stuck ->
                        new Stall(
                            cursor,
                            stuck,
                            FailureLog.reason(record),
                            FailureLog.attemptsLeft(record))));
  }

  @Override
  public void reset(ReviewLevel level, Period from) {
    if (from.level() != level) {
      throw new IllegalArgumentException(
          "The period " + from + " is " + from.level() + "; give one that is " + level + ".");
    }
    Period before = from.previous();
    ledger.write(
        writer -> {
          Optional<Period> cursor = ledger.cursors.find(writer, level);
          if (cursor.filter(standing -> standing.compareTo(before) > 0).isPresent()) {
            ledger.cursors.set(writer, before, ledger.now());
          }
          return true;
        });
  }
}
