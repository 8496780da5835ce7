package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.core.review.EpisodeActivity;
import io.memory4j.core.review.ExtractiveSummarizer;
import io.memory4j.core.review.JournalActivity;
import io.memory4j.core.review.ReviewBuilder;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.review.ActivitySource;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.Summarizer;
import io.memory4j.store.MemoryStore;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How summaries of days, weeks, months and years are made. By default: days of UTC, from what was
 * remembered, with a summarizer that picks sentences and needs no model; 30 days, 12 weeks, 12
 * months and 5 years back; the text of 14 days, 8 weeks, 12 months and all years is kept.
 *
 * <p>The methods that take a value return a changed copy. Immutable and thread-safe.
 */
public final class ReviewOptions {
  /** The most periods that can be looked back, and the most summaries kept, at one level. */
  public static final int MAX_PERIODS = 1_000;

  private ZoneId zone = ZoneOffset.UTC;
  private Summarizer summarizer = new ExtractiveSummarizer();
  private Function<Layer, Optional<EpisodeSource>> sessions = layer -> Optional.empty();
  private Function<Layer, Optional<ActivitySource>> activity = layer -> Optional.empty();
  private Map<ReviewLevel, Integer> lookBack = Map.of();
  private Map<ReviewLevel, Integer> kept = Map.of();

  private ReviewOptions() {}

  /** {@return the options described above} */
  public static ReviewOptions ofDefaults() {
    return new ReviewOptions();
  }

  private ReviewOptions with(Consumer<ReviewOptions> change) {
    ReviewOptions copy = new ReviewOptions();
    copy.zone = zone;
    copy.summarizer = summarizer;
    copy.sessions = sessions;
    copy.activity = activity;
    copy.lookBack = lookBack;
    copy.kept = kept;
    change.accept(copy);
    return copy;
  }

  /**
   * {@return a copy with days of this zone} Summaries that exist keep their days.
   *
   * @param days where days begin and end
   */
  public ReviewOptions zone(ZoneId days) {
    requireNonNull(days, "days");
    return with(copy -> copy.zone = days);
  }

  /**
   * {@return a copy that asks this summarizer where three texts or more, or a long day, become one}
   *
   * @param maker the summarizer
   */
  public ReviewOptions summarizer(Summarizer maker) {
    requireNonNull(maker, "maker");
    return with(copy -> copy.summarizer = maker);
  }

  /**
   * {@return a copy that reads what was said in sessions}
   *
   * @param ofLayer the sessions that belong to a layer, if there are any; never those of others
   */
  public ReviewOptions sessions(Function<Layer, Optional<EpisodeSource>> ofLayer) {
    requireNonNull(ofLayer, "ofLayer");
    return with(copy -> copy.sessions = ofLayer);
  }

  /**
   * {@return a copy that reads another source, beside the sessions if both are set} A layer with
   * neither is read from what was remembered in it.
   *
   * @param ofLayer tells what happened in a layer, if it is known; never what happened in others
   */
  public ReviewOptions activity(Function<Layer, Optional<ActivitySource>> ofLayer) {
    requireNonNull(ofLayer, "ofLayer");
    return with(copy -> copy.activity = ofLayer);
  }

  /**
   * {@return a copy that looks back so many periods of a level} Older ones are given up, which is
   * reported.
   *
   * @param level the level
   * @param periods 1 to {@value #MAX_PERIODS}
   * @throws IllegalArgumentException if the number is outside
   */
  public ReviewOptions lookBack(ReviewLevel level, int periods) {
    return with(copy -> copy.lookBack = with(lookBack, level, periods));
  }

  /**
   * {@return a copy that keeps the text of so many summaries of a level} One that is not yet part
   * of a longer summary keeps its text in any case, and so does that of a year.
   *
   * @param level the level
   * @param summaries 1 to {@value #MAX_PERIODS}
   * @throws IllegalArgumentException if the number is outside
   */
  public ReviewOptions keep(ReviewLevel level, int summaries) {
    return with(copy -> copy.kept = with(kept, level, summaries));
  }

  private static Map<ReviewLevel, Integer> with(
      Map<ReviewLevel, Integer> limits, ReviewLevel level, int limit) {
    if (limit < 1 || limit > MAX_PERIODS) {
      throw new IllegalArgumentException(
          "The limit of " + level + " is " + limit + "; use 1 to " + MAX_PERIODS + ".");
    }
    Map<ReviewLevel, Integer> changed = new EnumMap<>(ReviewLevel.class);
    changed.putAll(limits);
    changed.put(level, limit);
    return changed;
  }

  /** Tells a builder what it can know of these options. */
  void apply(ReviewBuilder builder, MemoryStore store, Layer layer) {
    builder.zone(zone).summarizer(summarizer);
    lookBack.forEach(builder::lookBack);
    kept.forEach(builder::keep);
    sources(store, layer).forEach(builder::source);
  }

  private List<ActivitySource> sources(MemoryStore store, Layer layer) {
    List<ActivitySource> chosen =
        Stream.concat(
                sessions.apply(layer).<ActivitySource>map(EpisodeActivity::new).stream(),
                activity.apply(layer).stream())
            .toList();
    return chosen.isEmpty() ? List.of(new JournalActivity(store, layer)) : chosen;
  }
}
