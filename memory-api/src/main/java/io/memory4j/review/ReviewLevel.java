package io.memory4j.review;

import java.util.Optional;

/** How long a period is. The levels are ordered from the shortest to the longest. */
public enum ReviewLevel {
  /** A day of the configured zone; made from what happened on it. */
  DAILY,
  /** An ISO week, Monday to Sunday; made from its days. */
  WEEKLY,
  /** A calendar month; made from the weeks whose Thursday lies in it. */
  MONTHLY,
  /** A calendar year; made from its months. */
  YEARLY;

  /** {@return the level whose summaries this one is made from; empty for a day} */
  public Optional<ReviewLevel> below() {
    return switch (this) {
      case DAILY -> Optional.empty();
      case WEEKLY -> Optional.of(DAILY);
      case MONTHLY -> Optional.of(WEEKLY);
      case YEARLY -> Optional.of(MONTHLY);
    };
  }

  /** {@return the level that is made from this one; empty for a year} */
  public Optional<ReviewLevel> above() {
    return switch (this) {
      case DAILY -> Optional.of(WEEKLY);
      case WEEKLY -> Optional.of(MONTHLY);
      case MONTHLY -> Optional.of(YEARLY);
      case YEARLY -> Optional.empty();
    };
  }
}
