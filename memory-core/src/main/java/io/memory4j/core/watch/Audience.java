package io.memory4j.core.watch;

import static java.util.Objects.requireNonNull;

import io.memory4j.MemoryListener;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All who watch: the flight recorder, then the host's listener, whatever it throws. Thread-safe.
 */
final class Audience implements MemoryListener {
  private static final Logger LOG = LoggerFactory.getLogger(Audience.class);

  private final MemoryListener listener;
  private final FlightRecorderListener recorder = new FlightRecorderListener();
  private final AtomicBoolean warned = new AtomicBoolean();

  Audience(MemoryListener listener) {
    this.listener = requireNonNull(listener, "listener");
  }

  /** {@return whether somebody is there for events of a kind} */
  boolean sees(Class<? extends Record> kind) {
    return listener != Watch.NOBODY || recorder.sees(kind);
  }

  @Override
  public void written(Written event) {
    tell(event, to -> to.written(event));
  }

  @Override
  public void recalled(Recalled event) {
    tell(event, to -> to.recalled(event));
  }

  @Override
  public void injected(Injected event) {
    tell(event, to -> to.injected(event));
  }

  @Override
  public void forgotten(Forgotten event) {
    tell(event, to -> to.forgotten(event));
  }

  @Override
  public void reviewed(Reviewed event) {
    tell(event, to -> to.reviewed(event));
  }

  @Override
  public void failed(Failed event) {
    tell(event, to -> to.failed(event));
  }

  private void tell(Record event, Consumer<MemoryListener> news) {
    if (recorder.sees(event.getClass())) {
      news.accept(recorder);
    }
    try {
      news.accept(listener);
    } catch (Throwable thrown) { // what was done is done, whatever the host makes of it
      if (!warned.getAndSet(true)) {
        LOG.warn("A memory listener failed: {}; more are not logged.", Watch.causeOf(thrown));
      }
    }
  }
}
