package io.memory4j.core.watch;

import io.memory4j.MemoryListener;
import io.memory4j.Remembered.Outcome;
import java.util.List;
import java.util.Map;
import jdk.jfr.Event;
import jdk.jfr.FlightRecorder;

/**
 * Hands events to the flight recorder. Of a layer it keeps the kind only: recordings are passed on,
 * and a layer's name may tell a person or a path. As long as nobody ever recorded in this process,
 * nothing of the recorder is loaded, which takes a tenth of a second; the look whether somebody did
 * is that at a flag. To be used for kinds that it {@link #sees} only. Thread-safe.
 */
final class FlightRecorderListener implements MemoryListener {
  /** Loaded when it is first needed. */
  private static final class Kinds {
    static final Map<Class<? extends Record>, Event> ALL =
        Map.of(
            Written.class, new WrittenEvent(),
            Recalled.class, new RecalledEvent(),
            Injected.class, new InjectedEvent(),
            Forgotten.class, new ForgottenEvent(),
            Reviewed.class, new ReviewedEvent(),
            Failed.class, new FailedEvent());

    static boolean isRecorded(Class<? extends Record> kind) {
      Event any = ALL.get(kind);
      return any != null && any.isEnabled();
    }
  }

  /** {@return whether a recording takes events of a kind} */
  boolean sees(Class<? extends Record> kind) {
    return FlightRecorder.isInitialized() && Kinds.isRecorded(kind);
  }

  @Override
  public void written(Written event) {
    WrittenEvent recorded = new WrittenEvent();
    recorded.added = count(event.statements(), Outcome.NEW);
    recorded.seen = count(event.statements(), Outcome.SEEN);
    recorded.replaced = count(event.statements(), Outcome.REPLACED);
    recorded.quarantined = count(event.statements(), Outcome.QUARANTINED);
    recorded.buried = count(event.statements(), Outcome.BURIED);
    recorded.findings = event.statements().stream().mapToInt(Statement::findings).sum();
    recorded.took = event.took().toNanos();
    recorded.commit();
  }

  private static int count(List<Statement> statements, Outcome outcome) {
    return (int) statements.stream().filter(each -> each.outcome() == outcome).count();
  }

  @Override
  public void recalled(Recalled event) {
    RecalledEvent recorded = new RecalledEvent();
    recorded.hits = event.hits();
    recorded.unavailable = event.unavailable().size();
    recorded.took = event.took().toNanos();
    recorded.commit();
  }

  @Override
  public void injected(Injected event) {
    InjectedEvent recorded = new InjectedEvent();
    recorded.included = event.included();
    recorded.omitted = event.omitted();
    recorded.chars = event.chars();
    recorded.degraded = event.degraded();
    recorded.took = event.took().toNanos();
    recorded.commit();
  }

  @Override
  public void forgotten(Forgotten event) {
    ForgottenEvent recorded = new ForgottenEvent();
    recorded.records = event.deleted().values().stream().mapToLong(Long::longValue).sum();
    recorded.verified = event.verified();
    recorded.pending = event.pending().size();
    recorded.took = event.took().toNanos();
    recorded.commit();
  }

  @Override
  public void reviewed(Reviewed event) {
    ReviewedEvent recorded = new ReviewedEvent();
    recorded.layer = event.layer().kind().id();
    recorded.saved = event.saved();
    recorded.failed = event.failed();
    recorded.took = event.took().toNanos();
    recorded.commit();
  }

  @Override
  public void failed(Failed event) {
    FailedEvent recorded = new FailedEvent();
    recorded.what = event.what();
    recorded.cause = event.cause();
    recorded.commit();
  }
}
