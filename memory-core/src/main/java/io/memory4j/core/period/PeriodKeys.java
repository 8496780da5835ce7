package io.memory4j.core.period;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import java.util.Optional;

/**
 * The keys under which summaries and cursors are kept. Of one level, the order of keys is the order
 * of time. They begin with the prefix that no fact's key may have. Immutable and thread-safe.
 */
public final class PeriodKeys {
  private PeriodKeys() {}

  /**
   * {@return the key of a summary, such as {@code __day_2026-04-30}}
   *
   * @param period the period
   */
  public static String key(Period period) {
    return prefix(period.level()) + period.id();
  }

  /**
   * {@return the period that a key names, if it is the key of a summary}
   *
   * @param key any key
   */
  public static Optional<Period> period(String key) {
    for (ReviewLevel level : ReviewLevel.values()) {
      if (key.startsWith(prefix(level))) {
        return parse(level, key.substring(prefix(level).length()));
      }
    }
    return Optional.empty();
  }

  /**
   * {@return the period with an id, if it exists and has this level}
   *
   * @param level the level
   * @param id any text
   */
  public static Optional<Period> parse(ReviewLevel level, String id) {
    try {
      return Optional.of(Period.parse(id)).filter(period -> period.level() == level);
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  /**
   * {@return what the keys of a level begin with}
   *
   * @param level the level
   */
  public static String prefix(ReviewLevel level) {
    return switch (level) {
      case DAILY -> "__day_";
      case WEEKLY -> "__week_";
      case MONTHLY -> "__month_";
      case YEARLY -> "__year_";
    };
  }

  /**
   * {@return the key of a level's cursor, such as {@code __daily_cursor}}
   *
   * @param level the level
   */
  public static String cursor(ReviewLevel level) {
    return switch (level) {
      case DAILY -> "__daily_cursor";
      case WEEKLY -> "__weekly_cursor";
      case MONTHLY -> "__monthly_cursor";
      case YEARLY -> "__yearly_cursor";
    };
  }
}
