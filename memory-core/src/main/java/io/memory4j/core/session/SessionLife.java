package io.memory4j.core.session;

import io.memory4j.Provenance;
import io.memory4j.SessionInfo;
import io.memory4j.SessionOutcome;
import io.memory4j.core.watch.Watch;
import io.memory4j.core.work.SerialQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Passes the events of one session on to its hooks, in order, in the background. Thread-safe. */
public final class SessionLife {
  private static final Logger LOG = LoggerFactory.getLogger(SessionLife.class);

  private final SessionInfo info;
  private final List<Named> hooks;
  private final SerialQueue queue;
  private final Watch watch;
  private final AtomicBoolean begun = new AtomicBoolean();
  private volatile boolean over;

  private record Named(String name, SessionHook hook) {}

  /**
   * Makes the life of a session, before its first event.
   *
   * @param scope the session
   * @param works what sessions start; those that this one must not start are left out already
   * @param queue runs the hooks; of this session alone
   * @param watch is told of failures
   */
  public SessionLife(SessionScope scope, List<SessionWork> works, SerialQueue queue, Watch watch) {
    this.info = scope.info();
    this.queue = queue;
    this.watch = watch;
    List<Named> made = new ArrayList<>();
    for (SessionWork work : works) {
      guarded(
          work.name(),
          () -> work.hook(scope).ifPresent(hook -> made.add(new Named(work.name(), hook))));
    }
    this.hooks = List.copyOf(made);
  }

  /** {@return what the host told of the session} */
  public SessionInfo info() {
    return info;
  }

  /** The session begins; told once. */
  public void started() {
    if (!begun.getAndSet(true)) {
      tellNow(SessionHook::starting);
      tell(SessionHook::started);
    }
  }

  /**
   * A turn begins.
   *
   * @param speaker who speaks
   */
  public void turnStarted(Provenance speaker) {
    tellNow(hook -> hook.turnStarting(speaker));
    tell(hook -> hook.turnStarted(speaker));
  }

  /** The turn is over. */
  public void turnEnded() {
    tell(SessionHook::turnEnded);
  }

  /**
   * The conversation was cut.
   *
   * @param summary what stands for its beginning
   */
  public void compacted(String summary) {
    tell(hook -> hook.compacted(summary));
  }

  /**
   * A task was handed back.
   *
   * @param summary what was done
   */
  public void taskYielded(String summary) {
    tell(hook -> hook.taskYielded(summary));
  }

  /** The conversation was cleared. */
  public void cleared() {
    tell(SessionHook::cleared);
  }

  /** The session was set back. */
  public void reset() {
    tell(SessionHook::reset);
  }

  /**
   * The session is over; told once, and the last event.
   *
   * @param outcome how it went
   */
  public void ended(Optional<SessionOutcome> outcome) {
    add(
        () -> {
          tellAll(hook -> hook.ended(outcome));
          over = true;
        });
  }

  private void tellNow(Consumer<SessionHook> event) {
    unlessOver(() -> tellAll(event));
  }

  private void tell(Consumer<SessionHook> event) {
    add(() -> tellAll(event));
  }

  private void add(Runnable event) {
    if (!hooks.isEmpty() && !queue.add(() -> unlessOver(event))) {
      watch.failed("session", "dropped", Optional.of(info.id()));
    }
  }

  private void unlessOver(Runnable event) {
    if (!over) {
      event.run();
    }
  }

  private void tellAll(Consumer<SessionHook> event) {
    hooks.forEach(each -> guarded(each.name(), () -> event.accept(each.hook())));
  }

  private void guarded(String name, Runnable call) {
    try {
      call.run();
    } catch (Throwable failure) { // nothing is ever thrown into a turn
      String cause = Watch.causeOf(failure);
      LOG.warn("The {} of a session failed: {}", name, cause);
      watch.failed(name, cause, Optional.of(info.id()));
    }
  }
}
