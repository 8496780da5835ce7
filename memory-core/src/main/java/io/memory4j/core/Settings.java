package io.memory4j.core;

import io.memory4j.Layer;
import io.memory4j.MemoryListener;
import io.memory4j.Provenance;
import io.memory4j.Ticker;
import io.memory4j.core.file.ForgetfulFile;
import io.memory4j.core.watch.Watch;
import io.memory4j.inject.Injector;
import io.memory4j.redact.Redactor;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** What a builder was told. Immutable and thread-safe. */
record Settings(
    Clock clock,
    Redactor redactor,
    Injector injector,
    RandomGenerator random,
    int maxRecords,
    ReviewOptions reviews,
    Optional<HistoryOptions> history,
    Host host,
    Supplier<? extends Collection<? extends ForgetfulFile>> files) {
  /** {@return the same settings with another redactor} */
  Settings with(Redactor other) {
    return new Settings(clock, other, injector, random, maxRecords, reviews, history, host, files);
  }

  /** {@return the same settings with further files that may repeat what is remembered} */
  Settings withFiles(Supplier<? extends Collection<? extends ForgetfulFile>> more) {
    Supplier<Collection<ForgetfulFile>> all =
        () -> {
          List<ForgetfulFile> both = new ArrayList<>(files.get());
          both.addAll(more.get());
          return both;
        };
    return new Settings(clock, redactor, injector, random, maxRecords, reviews, history, host, all);
  }

  /**
   * What the host brings for its sessions.
   *
   * @param executor runs background work; null if the host lends threads instead
   * @param listener is told what happens
   * @param ticker measures time
   * @param speakers tells the layer of a speaker
   */
  record Host(
      @Nullable Executor executor,
      MemoryListener listener,
      Ticker ticker,
      Function<Provenance, Optional<Layer>> speakers) {
    static Host ofDefaults() {
      return new Host(null, Watch.NOBODY, Ticker.system(), Sessions::personOf);
    }

    Host executor(Executor other) {
      return new Host(other, listener, ticker, speakers);
    }

    Host listener(MemoryListener other) {
      return new Host(executor, other, ticker, speakers);
    }

    Host ticker(Ticker other) {
      return new Host(executor, listener, other, speakers);
    }

    Host speakers(Function<Provenance, Optional<Layer>> other) {
      return new Host(executor, listener, ticker, other);
    }
  }
}
