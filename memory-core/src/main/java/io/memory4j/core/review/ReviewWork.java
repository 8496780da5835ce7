package io.memory4j.core.review;

import io.memory4j.core.session.SessionHook;
import io.memory4j.core.session.SessionScope;
import io.memory4j.core.session.SessionWork;
import java.util.Optional;

/**
 * Looks after turns whether the reviews of the session's most specific layer are due. Immutable and
 * thread-safe.
 */
public final class ReviewWork implements SessionWork {
  /** The work of the review chain. */
  public ReviewWork() {}

  @Override
  public String name() {
    return "review";
  }

  @Override
  public Optional<SessionHook> hook(SessionScope scope) {
    Runnable look = () -> scope.memory().reviews().runIfDue();
    return Optional.of(new ReviewHook(() -> scope.executor().execute(look)));
  }
}
