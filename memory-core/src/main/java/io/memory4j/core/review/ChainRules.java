package io.memory4j.core.review;

import io.memory4j.review.ReviewLevel;
import java.time.ZoneId;
import java.util.Map;

/**
 * What a chain was told. Immutable and thread-safe.
 *
 * @param zone where days begin and end
 * @param levels the limits of levels that have others than the usual ones
 */
record ChainRules(ZoneId zone, Map<ReviewLevel, LevelRules> levels) {
  ChainRules {
    levels = Map.copyOf(levels);
  }
}
