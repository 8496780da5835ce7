package io.memory4j.core.review;

import io.memory4j.core.session.SessionHook;

/** Looks after the first turn of a session, and then after every fifth. Not thread-safe. */
final class ReviewHook implements SessionHook {
  private static final int TURNS_BETWEEN_LOOKS = 5;

  private final Runnable look;
  private long turns;

  ReviewHook(Runnable look) {
    this.look = look;
  }

  @Override
  public void turnEnded() {
    if (turns++ % TURNS_BETWEEN_LOOKS == 0) {
      look.run();
    }
  }
}
