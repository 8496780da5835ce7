package io.memory4j.core.review;

import io.memory4j.review.ReviewLevel;

/**
 * The limits of a level.
 *
 * @param level the level
 * @param backfill how many periods it looks back at most
 * @param kept how many summaries keep their text; the husks of older ones stay
 * @param maxTokens how long a summarizer's reply may be, in tokens
 */
record LevelRules(ReviewLevel level, int backfill, int kept, int maxTokens) {
  static LevelRules of(ReviewLevel level) {
    return switch (level) {
      case DAILY -> new LevelRules(level, 30, 14, 1_024);
      case WEEKLY -> new LevelRules(level, 12, 8, 2_048);
      case MONTHLY -> new LevelRules(level, 12, 12, 4_096);
      case YEARLY -> new LevelRules(level, 5, Integer.MAX_VALUE, 4_096);
    };
  }

  LevelRules lookingBack(int periods) {
    return new LevelRules(level, periods, kept, maxTokens);
  }

  LevelRules keeping(int summaries) {
    return new LevelRules(level, backfill, summaries, maxTokens);
  }
}
