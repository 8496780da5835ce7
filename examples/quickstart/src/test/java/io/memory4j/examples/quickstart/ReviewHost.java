package io.memory4j.examples.quickstart;

import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.core.Memory4j;
import io.memory4j.core.ReviewOptions;
import io.memory4j.review.Activity;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewChain;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.ReviewReport.Outcome;
import io.memory4j.review.Summarizer;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.Ref;
import io.memory4j.testkit.MutableClock;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A host of which several share one file, in one process or in more: something happened on every
 * day, of which a summarizer makes a summary.
 */
final class ReviewHost implements AutoCloseable {
  static final LocalDate FIRST = LocalDate.parse("2026-04-20");
  private static final LocalDate OPENED = FIRST.minusDays(40);

  /** So far that no day is given up, however far the clocks of hosts are apart. */
  private static final int LOOK_BACK = 300;

  static final Layer SHOP = Layer.project("shop");
  private static final String LONG = "worked on the shop. ".repeat(40);

  final MutableClock clock = MutableClock.standing();
  private final Memory4j memory4j;

  ReviewHost(Path folder, Summarizer summarizer) {
    ReviewOptions options =
        ReviewOptions.ofDefaults()
            .activity(layer -> Optional.of(ReviewHost::worked))
            .lookBack(ReviewLevel.DAILY, LOOK_BACK)
            .summarizer(summarizer);
    memory4j =
        Memory4j.builder()
            .store(SqliteMemoryStore.open(folder))
            .clock(clock)
            .reviews(options)
            .build();
  }

  private static List<Activity> worked(Period day, ZoneId zone) {
    if (day.start(zone).isBefore(OPENED.atStartOfDay(zone).toInstant())) {
      return List.of();
    }
    return List.of(new Activity(Set.of(Ref.episode("e-" + day)), day.start(zone), LONG));
  }

  static String summary() {
    return "SUMMARY: short\nDETAIL: long";
  }

  static Stream<LocalDate> days(int count) {
    return FIRST.datesUntil(FIRST.plusDays(count));
  }

  ReviewHost at(LocalDate day) {
    clock.set(day.atTime(12, 0).toInstant(ZoneOffset.UTC));
    return this;
  }

  ReviewChain chain() {
    return memory4j.bind(LayerStack.of(SHOP)).reviews();
  }

  ReviewReport run() {
    return chain().runIfDue().toCompletableFuture().join();
  }

  static List<String> saved(ReviewReport report) {
    return report.entries().stream()
        .filter(entry -> entry.outcome() == Outcome.SAVED)
        .map(entry -> entry.period().id())
        .toList();
  }

  @Override
  public void close() {
    memory4j.close();
  }
}
