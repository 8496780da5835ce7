package io.memory4j.core.review;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import io.memory4j.review.ActivitySource;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.Summarizer;
import io.memory4j.store.MemoryStore;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/** Puts a review chain together. Not thread-safe. */
public final class ReviewBuilder {
  /** How long a run that has died keeps others out, and a summarizer may be silent. */
  public static final Duration LEASE = Duration.ofMinutes(3);

  private final MemoryStore store;
  private final Layer layer;
  private final List<ActivitySource> sources = new ArrayList<>();
  private Clock clock = Clock.systemUTC();
  private ZoneId zone = ZoneOffset.UTC;
  private Executor executor = Runnable::run;
  private Summarizer summarizer = new ExtractiveSummarizer();
  private Redactor redactor = Redaction::unchanged;
  private RandomGenerator random = new SecureRandom();
  private ReviewWatcher watcher = (layer, run) -> run.get();
  private final Map<ReviewLevel, LevelRules> rules = new EnumMap<>(ReviewLevel.class);

  ReviewBuilder(MemoryStore store, Layer layer) {
    this.store = requireNonNull(store, "store");
    this.layer = requireNonNull(layer, "layer");
  }

  /**
   * Sets the clock; the system's by default.
   *
   * @param time gives every instant
   * @return this builder
   */
  public ReviewBuilder clock(Clock time) {
    this.clock = requireNonNull(time, "time");
    return this;
  }

  /**
   * Sets the zone; UTC by default. Summaries that exist keep their days when it changes.
   *
   * @param days where days begin and end
   * @return this builder
   */
  public ReviewBuilder zone(ZoneId days) {
    this.zone = requireNonNull(days, "days");
    return this;
  }

  /**
   * Sets where runs work; by default in the thread that asks for one.
   *
   * @param background runs one task at a time
   * @return this builder
   */
  public ReviewBuilder executor(Executor background) {
    this.executor = requireNonNull(background, "background");
    return this;
  }

  /**
   * Adds a source of what happened on a day.
   *
   * @param source the source
   * @return this builder
   */
  public ReviewBuilder source(ActivitySource source) {
    sources.add(requireNonNull(source, "source"));
    return this;
  }

  /**
   * Sets the summarizer; by default one that picks sentences and needs no model.
   *
   * @param maker makes one text out of several
   * @return this builder
   */
  public ReviewBuilder summarizer(Summarizer maker) {
    this.summarizer = requireNonNull(maker, "maker");
    return this;
  }

  /**
   * Sets the redactor; by default nothing is removed.
   *
   * @param secrets removes secrets before a summarizer sees a text, and from its reply
   * @return this builder
   */
  public ReviewBuilder redactor(Redactor secrets) {
    this.redactor = requireNonNull(secrets, "secrets");
    return this;
  }

  /**
   * Sets the source of ids.
   *
   * @param numbers safe for use by multiple threads
   * @return this builder
   */
  public ReviewBuilder random(RandomGenerator numbers) {
    this.random = requireNonNull(numbers, "numbers");
    return this;
  }

  /**
   * Sets what stands around each run; nothing by default.
   *
   * @param told the watcher
   * @return this builder
   */
  public ReviewBuilder watcher(ReviewWatcher told) {
    this.watcher = requireNonNull(told, "told");
    return this;
  }

  /**
   * Sets how far back periods of a level are made; 30 days, 12 weeks, 12 months, 5 years by
   * default.
   *
   * @param level the level
   * @param periods 1 or more
   * @return this builder
   */
  public ReviewBuilder lookBack(ReviewLevel level, int periods) {
    rules.put(level, rules(level).lookingBack(periods));
    return this;
  }

  /**
   * Sets how many summaries of a level keep their text; 14, 8, 12 and all by default. One whose
   * longer period is not finished keeps it in any case.
   *
   * @param level the level
   * @param summaries 1 or more
   * @return this builder
   */
  public ReviewBuilder keep(ReviewLevel level, int summaries) {
    rules.put(level, rules(level).keeping(summaries));
    return this;
  }

  private LevelRules rules(ReviewLevel level) {
    return rules.getOrDefault(level, LevelRules.of(level));
  }

  /** {@return the chain} */
  public ReviewService build() {
    RecordIds ids = new RecordIds(random);
    StateRecords states = new StateRecords(layer, new RecordWriter(ids));
    Ledger ledger = new Ledger(store, states, ids, clock, new ChainRules(zone, rules));
    DayMaterial days = new DayMaterial(sources, redactor, zone, ledger::isForgotten);
    SummaryMaker maker = new SummaryMaker(summarizer, redactor);
    ReviewRun run = new ReviewRun(ledger, days, maker, watcher);
    return new ReviewService(ledger, run, executor, zone);
  }
}
