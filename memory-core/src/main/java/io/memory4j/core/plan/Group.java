package io.memory4j.core.plan;

/**
 * Candidates under one heading, which the first of them that is put in pays for. Groups are equal
 * by identity. Not thread-safe.
 */
final class Group {
  private final String heading;
  private final Purse purse;
  private final int headingCost;
  private boolean open;

  Group(String heading, Purse purse) {
    this.heading = heading;
    this.purse = purse;
    this.headingCost = heading.isEmpty() ? 0 : purse.measure(heading + "\n");
  }

  String heading() {
    return heading;
  }

  Purse purse() {
    return purse;
  }

  /** Returns what the heading would take; nothing once it stands. */
  int missing() {
    return open ? 0 : headingCost;
  }

  void open() {
    open = true;
  }
}
