package io.memory4j.core.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.ModelException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.SwitchedStore;
import io.memory4j.core.period.PeriodKeys;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.ReviewReport.Loss;
import io.memory4j.review.ReviewReport.Outcome;
import io.memory4j.review.SummaryRequest;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordStatus;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Years of a host's life: days with and without activity, days on which nobody runs, summarizers
 * and sources that fail, a store that does not answer, a clock that is set back, and a second
 * runner that comes in the middle of the first one's work.
 */
final class Simulation {
  private final Random random;
  private final SwitchedStore store = new SwitchedStore();
  private final Chains chain;
  private final ReviewService second;
  private final Set<Loss> losses = new HashSet<>();
  private final Map<Period, Integer> saved = new HashMap<>();
  private final Map<ReviewLevel, Period> cursors = new EnumMap<>(ReviewLevel.class);
  private boolean healthy;
  private int outage;

  Simulation(long seed) {
    random = new Random(seed);
    chain = new Chains(store, builder -> builder.summarizer(this::summarize));
    second = chain.another(builder -> builder.summarizer(this::plain));
  }

  private boolean chance(double probability) {
    return !healthy && random.nextDouble() < probability;
  }

  private String summarize(SummaryRequest request, BooleanSupplier stillWanted) {
    if (chance(0.05)) {
      run(second);
    }
    if (chance(0.05)) {
      chain.clock.advance(ReviewBuilder.LEASE);
      run(second);
    }
    if (chance(0.1) && !stillWanted.getAsBoolean()) {
      throw new ModelException("not wanted any more", null);
    }
    return plain(request, stillWanted);
  }

  private String plain(SummaryRequest request, BooleanSupplier stillWanted) {
    boolean poison = !healthy && Math.floorMod(request.period().id().hashCode(), 17) == 0;
    if (poison || chance(0.1)) {
      throw new ModelException("out of reach", null);
    }
    return "SUMMARY: of " + request.period() + "\nDETAIL: long";
  }

  /** Lives through a span of days, both included. */
  void live(String first, String last, boolean allIsWell) {
    healthy = allIsWell;
    LocalDate.parse(first).datesUntil(LocalDate.parse(last).plusDays(1)).forEach(this::day);
  }

  private void day(LocalDate date) {
    chain.clock.set(date.atTime(random.nextInt(24), 30).toInstant(ZoneOffset.UTC));
    Period today = Period.of(ReviewLevel.DAILY, date);
    if (random.nextInt(3) > 0) {
      String text = random.nextBoolean() ? "worked" : Chains.longText("worked");
      chain.activity.put(today, text);
    }
    chain.unreadable.clear();
    if (chance(0.05)) {
      chain.unreadable.add(today.plus(-1 - random.nextInt(3)));
    }
    if (chance(0.02)) {
      outage = random.nextInt(70);
    }
    if (healthy || outage-- <= 0) {
      runs();
    }
  }

  private void runs() {
    if (chance(0.05)) {
      chain.clock.advance(Duration.ofHours(-random.nextInt(60)));
    }
    if (chance(0.1)) {
      store.instead = new StoreUnavailableException("busy", null);
      store.times = random.nextInt(4);
    }
    if (chance(0.05)) {
      store.loseNextCommit = true;
    }
    run(chain.service);
    store.times = 0;
    if (chance(0.2)) {
      run(second);
    }
    checkCursors(); // not within a run, whose losses are not told yet
  }

  private void run(ReviewService service) {
    ReviewReport report = Chains.join(service);
    losses.addAll(report.losses());
    report.entries().stream()
        .filter(entry -> entry.outcome() == Outcome.SAVED)
        .forEach(entry -> saved.merge(entry.period(), 1, Integer::sum));
  }

  private void checkCursors() {
    for (ReviewLevel level : ReviewLevel.values()) {
      Optional<Period> cursor = chain.cursor(level).flatMap(id -> PeriodKeys.parse(level, id));
      Period before = cursors.get(level);
      if (before != null) {
        assertThat(cursor).as("cursor of " + level).isPresent();
        assertThat(cursor.get()).isGreaterThanOrEqualTo(before);
        for (Period at = before.next(); at.compareTo(cursor.get()) <= 0; at = at.next()) {
          assertFinished(at);
        }
      }
      cursor.ifPresent(standing -> cursors.put(level, standing));
    }
  }

  private void assertFinished(Period period) {
    assertThat(isLost(period) || !isActive(period) || hasRow(List.of(period)))
        .as(period + " is finished, empty or reported as lost")
        .isTrue();
  }

  private boolean isActive(Period period) {
    return period.level() == ReviewLevel.DAILY
        ? chain.activity.containsKey(period)
        : hasRow(period.children());
  }

  /** Whether one of these has a summary; only those without their text have to be searched for. */
  private boolean hasRow(List<Period> periods) {
    List<String> keys = periods.stream().map(PeriodKeys::key).toList();
    boolean standing =
        chain.store.read(
            reader -> !reader.findByKeys(Chains.SHOP, RecordKinds.SUMMARY, keys).isEmpty());
    return standing
        || chain.records(RecordStatus.HUSK).stream()
            .anyMatch(row -> keys.contains(row.body().key().orElseThrow()));
  }

  private boolean isLost(Period period) {
    return losses.stream()
        .anyMatch(
            loss ->
                loss.first().level() == period.level()
                    && loss.first().compareTo(period) <= 0
                    && loss.last().compareTo(period) >= 0);
  }

  void assertNothingWasMadeTwice() {
    assertThat(saved.values()).isNotEmpty().allMatch(times -> times == 1);
    List<MemoryRecord> rows = chain.records(RecordStatus.ACTIVE, RecordStatus.HUSK);
    assertThat(rows).extracting(row -> row.body().key().orElseThrow()).doesNotHaveDuplicates();
  }

  /** Follows each day with activity up to its year, link by link. */
  void assertEveryDayReachesItsYear(String last) {
    Map<Period, MemoryRecord> rows = new HashMap<>();
    for (MemoryRecord row : chain.records(RecordStatus.ACTIVE, RecordStatus.HUSK)) {
      rows.put(SummaryRows.period(row).orElseThrow(), row);
    }
    Period end = Period.parse(last);
    for (Period day : chain.activity.keySet()) {
      if (day.compareTo(end) <= 0) {
        assertReachesItsYear(day, rows);
      }
    }
  }

  private void assertReachesItsYear(Period day, Map<Period, MemoryRecord> rows) {
    Period at = day;
    while (!isLost(at)) {
      MemoryRecord row = rows.get(at);
      assertThat(row).as(day + " is in " + at).isNotNull();
      if (at.parent().isEmpty()) {
        return;
      }
      Period parent = at.parent().get();
      if (rows.containsKey(parent)) {
        assertThat(rows.get(parent).body().links())
            .as(at + " is in " + parent)
            .anyMatch(link -> link.target().id().equals(row.id().value()));
      }
      at = parent;
    }
  }

  /** {@return how many periods were given up} */
  int losses() {
    return losses.size();
  }
}
