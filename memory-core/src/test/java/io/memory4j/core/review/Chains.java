package io.memory4j.core.review;

import io.memory4j.Layer;
import io.memory4j.ModelException;
import io.memory4j.core.period.PeriodKeys;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.review.Activity;
import io.memory4j.review.ActivitySource;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.Summary;
import io.memory4j.review.SummaryRequest;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.MutableClock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/** A review chain over a store in memory, whose days, failures and clock a test chooses. */
final class Chains {
  static final Layer SHOP = Layer.project("shop");
  static final int LONG = 700;

  final MutableClock clock = MutableClock.standing();
  final MemoryStore store;
  final Map<Period, String> activity = new TreeMap<>();
  final Set<Period> failing = new HashSet<>();
  final Set<Period> unreadable = new HashSet<>();
  final List<SummaryRequest> asked = new ArrayList<>();
  private final Random random = new Random(11);
  final ReviewService service;

  Chains() {
    this(InMemoryStore.create());
  }

  Chains(MemoryStore store) {
    this(store, UnaryOperator.identity());
  }

  Chains(MemoryStore store, UnaryOperator<ReviewBuilder> choices) {
    this.store = store;
    this.service = another(choices);
  }

  /** {@return one more runner over the same store, as another process would be} */
  ReviewService another(UnaryOperator<ReviewBuilder> choices) {
    ReviewBuilder builder =
        ReviewService.builder(store, SHOP)
            .clock(clock)
            .random(random)
            .source(source())
            .summarizer(this::summarize);
    return choices.apply(builder).build();
  }

  ActivitySource source() {
    return this::read;
  }

  private List<Activity> read(Period day, ZoneId zone) {
    if (unreadable.contains(day)) {
      throw new IllegalStateException("hunter2 cannot be read");
    }
    return Optional.ofNullable(activity.get(day)).stream()
        .map(text -> new Activity(Set.of(Ref.episode("e-" + day)), day.start(zone), text))
        .toList();
  }

  private String summarize(SummaryRequest request, BooleanSupplier stillWanted) {
    asked.add(request);
    if (failing.contains(request.period())) {
      throw new ModelException("hunter2 is out of reach", null);
    }
    return "SUMMARY: short of " + request.period() + "\nDETAIL: long of " + request.period();
  }

  static String longText(String word) {
    return (word + " ").repeat(LONG / (word.length() + 1) + 1);
  }

  Chains active(String... days) {
    for (String day : days) {
      activity.put(Period.parse(day), "worked on " + day);
    }
    return this;
  }

  Chains today(String date) {
    clock.set(Instant.parse(date + "T12:00:00Z"));
    return this;
  }

  ReviewReport run() {
    return join(service);
  }

  ReviewReport runOn(String date) {
    return today(date).run();
  }

  /** Runs on each day of a span, the last one included. */
  List<ReviewReport> runFrom(String first, String last) {
    return LocalDate.parse(first)
        .datesUntil(LocalDate.parse(last).plusDays(1))
        .map(date -> runOn(date.toString()))
        .toList();
  }

  static ReviewReport join(ReviewService service) {
    return service.runIfDue().toCompletableFuture().join();
  }

  Optional<String> cursor(ReviewLevel level) {
    return state(PeriodKeys.cursor(level));
  }

  Optional<String> state(String key) {
    return store.read(
        reader ->
            reader.findByKey(SHOP, RecordKinds.STATE, key).map(record -> record.body().content()));
  }

  void setState(String key, String content) {
    store.write(
        writer -> {
          RecordWriter records = new RecordWriter(new RecordIds(random));
          new StateRecords(SHOP, records).set(writer, key, content, clock.instant());
          return true;
        });
  }

  List<String> periods(ReviewLevel level) {
    return service.summaries(level, 1_000).stream().map(s -> s.period().id()).toList();
  }

  Summary summary(String id) {
    Period period = Period.parse(id);
    return service.summaries(period.level(), 1_000).stream()
        .filter(summary -> summary.period().equals(period))
        .findFirst()
        .orElseThrow();
  }

  Optional<MemoryRecord> row(String id) {
    String key = PeriodKeys.key(Period.parse(id));
    return records(RecordStatus.ACTIVE, RecordStatus.HUSK).stream()
        .filter(record -> record.body().key().filter(key::equals).isPresent())
        .findFirst();
  }

  List<MemoryRecord> records(RecordStatus... statuses) {
    return store.read(
        reader ->
            reader.list(
                RecordQuery.in(SHOP)
                    .kind(RecordKinds.SUMMARY)
                    .statuses(Set.of(statuses))
                    .limit(10_000)));
  }

  void delete(String id) {
    MemoryRecord row = row(id).orElseThrow();
    store.write(writer -> writer.delete(row.id()));
  }
}
