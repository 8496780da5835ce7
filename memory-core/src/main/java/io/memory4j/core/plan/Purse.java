package io.memory4j.core.plan;

import io.memory4j.inject.Budget;

/** A budget and what was taken of it. Not thread-safe. */
final class Purse {
  private final Budget budget;
  private final int frame;
  private long used;

  /**
   * Makes a purse.
   *
   * @param budget the budget
   * @param frame what is taken of it from the beginning
   */
  Purse(Budget budget, int frame) {
    this.budget = budget;
    this.frame = frame;
    this.used = frame;
  }

  /** Returns what was taken. */
  long used() {
    return used;
  }

  /** Returns up to how much may be taken. */
  long end() {
    return budget.max();
  }

  /** Returns the most that one text may measure. */
  long most() {
    return end() - frame;
  }

  void take(long cost) {
    used += cost;
  }

  int measure(String text) {
    return budget.measure(text);
  }

  boolean fits(String text) {
    return budget.fits(text);
  }
}
