package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.LayerStack;
import io.memory4j.MemoryListener;
import io.memory4j.Provenance;
import io.memory4j.Ticker;
import io.memory4j.core.file.ForgetfulFile;
import io.memory4j.core.file.Learned;
import io.memory4j.core.file.Lessons;
import io.memory4j.core.plan.BlockInjector;
import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.core.route.StoreShare;
import io.memory4j.core.tomb.OwedScrubs;
import io.memory4j.core.work.Backlog;
import io.memory4j.episode.HistoryIndex;
import io.memory4j.inject.Injector;
import io.memory4j.redact.Redactor;
import io.memory4j.store.MemoryStore;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one way in: the stores of a host, and the memories over them. Closing it closes the stores it
 * was given. Thread-safe.
 */
public final class Memory4j implements AutoCloseable {
  /** How long closing waits for background work, in seconds. */
  public static final int CLOSING_SECONDS = 10;

  private static final Logger LOG = LoggerFactory.getLogger(Memory4j.class);

  private final StoreRouter router;
  private final Services services;
  private final Redactor redactor;
  private final @Nullable Path learning;
  private final OwedScrubs owed = new OwedScrubs();
  private final OwnFiles own = new OwnFiles();

  private Memory4j(StoreRouter router, Settings settings, @Nullable Path learning) {
    this.router = router;
    if (learning != null) {
      own.add(List.of(Lessons.ofAllProjects(learning, settings.redactor())));
    }
    this.services = Services.of(router, settings.withFiles(own::list));
    this.redactor = services.diagnosing().redactor();
    this.learning = learning;
  }

  /** {@return a builder without a store} */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@return the injector that a memory uses unless its builder is given another} It needs no
   * store: a host may hand it candidates of its own.
   */
  public static Injector injector() {
    return BlockInjector.ofDefaults();
  }

  /**
   * {@return a memory that sees these layers and no others, spoken to by the host} Cheap; make one
   * for each session. What was to be forgotten and was not, since a process died or a store was not
   * open, is forgotten now, and bytes that were deleted and not scrubbed are scrubbed, which may
   * take longer, once.
   *
   * @param layers the layers
   * @throws IllegalArgumentException if a layer has no store
   */
  public AgentMemory bind(LayerStack layers) {
    return bind(layers, BlockSources.none());
  }

  /**
   * {@return a memory that sees these layers and no others, and whose blocks say more than what
   * lies in the stores}
   *
   * @param layers the layers
   * @param sources rule files, lessons, a mailbox
   * @throws IllegalArgumentException if a layer has no store
   */
  public AgentMemory bind(LayerStack layers, BlockSources sources) {
    StackRoute route = StackRoute.of(requireNonNull(layers, "layers"), router);
    own.add(sources.forgetful());
    services.forget().bound(route);
    owed.settle(route.shares().stream().map(StoreShare::store).toList());
    return new BoundMemory(services.with(sources), Binding.of(route));
  }

  /**
   * {@return the lessons of a project, for an operation that lets the agent {@link Lessons#learn}
   * one; empty unless {@link Builder#autolearn} switched it on} The answer that {@link
   * Learned#message} gives is made for the agent. What is learned takes effect from the next
   * session.
   *
   * @param project the project's layer
   * @throws IllegalArgumentException if the layer is no project's
   */
  public Optional<Lessons> lessons(Layer project) {
    return Optional.ofNullable(learning).map(home -> Lessons.of(home, project, redactor));
  }

  /**
   * {@return the history of past sessions, over all layers} Empty, and silent, unless {@link
   * Builder#history} switched it on.
   */
  public HistoryIndex history() {
    return services.histories().index();
  }

  /**
   * Works on the calling thread at what sessions started, for hosts without an executor. A step
   * that was begun is finished, however long it takes. Several threads may work at once; what
   * belongs to one session is never done twice nor in another order.
   *
   * @param deadline how long new steps are begun; nothing is done if it is not positive
   * @return what was done and what is left
   */
  public WorkReport work(Duration deadline) {
    Backlog.Done done = services.sessions().backlog().run(deadline);
    return new WorkReport(done.done(), done.left());
  }

  /**
   * Finishes what sessions started, on the calling thread where no other is at it, and closes the
   * stores. Work that is not finished after {@value #CLOSING_SECONDS} seconds is given up, which is
   * logged; whatever is begun after this is passed over. Closing twice has no effect.
   */
  @Override
  public void close() {
    int left = services.sessions().backlog().close(Duration.ofSeconds(CLOSING_SECONDS));
    if (left > 0) {
      LOG.warn("The memory is closed with {} steps of background work undone.", left);
    }
    StoreClosing.closeAll(router.stores());
  }

  /** Collects stores and choices. Not thread-safe. */
  public static final class Builder {
    /** How many records the read model of a store holds when nothing else is asked for. */
    public static final int DEFAULT_READ_MODEL = 20_000;

    private final StoreChoices stores = new StoreChoices();
    private Clock clock = Clock.systemUTC();
    private RandomGenerator random = new SecureRandom();
    private int maxRecords = DEFAULT_READ_MODEL;
    private Supplier<? extends Collection<? extends ForgetfulFile>> files = List::of;
    private @Nullable Redactor redactor;
    private @Nullable Injector injector;
    private @Nullable Path learning;
    private Settings.Host host = Settings.Host.ofDefaults();
    private ReviewOptions reviews = ReviewOptions.ofDefaults();
    private Optional<HistoryOptions> history = Optional.empty();

    private Builder() {}

    /**
     * Keeps all layers without a store of their own in a store, and closes it in the end.
     *
     * @param store the store
     * @return this builder
     */
    public Builder store(MemoryStore store) {
      stores.add(requireNonNull(store, "store"));
      return this;
    }

    /**
     * Keeps the layers of one kind in a store of their own, and closes it in the end.
     *
     * @param kind any kind but SYSTEM, whose records lie beside those they are about
     * @param store the store
     * @return this builder
     */
    public Builder store(LayerKind kind, MemoryStore store) {
      stores.add(requireNonNull(kind, "kind"), requireNonNull(store, "store"));
      return this;
    }

    /**
     * Sets the clock that gives every instant; the system's in UTC by default.
     *
     * @param clock the clock
     * @return this builder
     */
    public Builder clock(Clock clock) {
      this.clock = requireNonNull(clock, "clock");
      return this;
    }

    /**
     * Sets what takes secrets out of all that is stored.
     *
     * @param redactor the redactor
     * @return this builder
     */
    public Builder redactor(Redactor redactor) {
      this.redactor = requireNonNull(redactor, "redactor");
      return this;
    }

    /**
     * Sets what plans and renders blocks.
     *
     * @param injector the injector
     * @return this builder
     */
    public Builder injector(Injector injector) {
      this.injector = requireNonNull(injector, "injector");
      return this;
    }

    /**
     * Sets how much of each store is held in memory to serve {@link AgentMemory#inject}.
     *
     * @param maxRecords how many records at most, {@value #DEFAULT_READ_MODEL} by default; 0 holds
     *     none and reads the store each time
     * @return this builder
     * @throws IllegalArgumentException if it is negative
     */
    public Builder readModel(int maxRecords) {
      if (maxRecords < 0) {
        throw new IllegalArgumentException(
            "The read model is " + maxRecords + " records; give it 0 or more.");
      }
      this.maxRecords = maxRecords;
      return this;
    }

    /**
     * Sets the source of ids and salts, a {@link SecureRandom} by default. For tests: from a weak
     * source the salts of tombstones can be guessed.
     *
     * @param random safe for use by multiple threads
     * @return this builder
     */
    public Builder random(RandomGenerator random) {
      this.random = requireNonNull(random, "random");
      return this;
    }

    /**
     * Lets agents store lessons of their own, which they may not by default.
     *
     * @param home the memory's home, where each project has a folder with its lessons
     * @return this builder
     */
    public Builder autolearn(Path home) {
      learning = requireNonNull(home, "home");
      return this;
    }

    /**
     * Sets what runs the background work of sessions. Without one it waits until {@link
     * Memory4j#work} or {@link Memory4j#close} does it.
     *
     * @param executor any, also one that runs on the calling thread; never shut down by this
     *     library
     * @return this builder
     */
    public Builder executor(Executor executor) {
      host = host.executor(requireNonNull(executor, "executor"));
      return this;
    }

    /**
     * Sets who is told what happens; nobody by default.
     *
     * @param listener safe for use by multiple threads
     * @return this builder
     */
    public Builder listener(MemoryListener listener) {
      host = host.listener(requireNonNull(listener, "listener"));
      return this;
    }

    /**
     * Sets what measures durations; the system's by default.
     *
     * @param ticker the ticker
     * @return this builder
     */
    public Builder ticker(Ticker ticker) {
      host = host.ticker(requireNonNull(ticker, "ticker"));
      return this;
    }

    /**
     * Sets whose layer stands in the place of a session's person layer during a turn. By default
     * that of the person who speaks, if the id is known.
     *
     * @param speakers maps who speaks to a layer of a person, or to nothing if the session's own is
     *     to stand; safe for use by multiple threads
     * @return this builder
     */
    public Builder speakers(Function<Provenance, Optional<Layer>> speakers) {
      host = host.speakers(requireNonNull(speakers, "speakers"));
      return this;
    }

    /**
     * Sets how summaries of days, weeks, months and years are made.
     *
     * @param options the options
     * @return this builder
     */
    public Builder reviews(ReviewOptions options) {
      this.reviews = requireNonNull(options, "options");
      return this;
    }

    /**
     * Names further files that may repeat what is remembered, such as rule files: what is forgotten
     * goes from them too. The mailboxes of open sessions, the lessons of {@link #autolearn}, and
     * lessons and block files of {@link BlockSources} are known without.
     *
     * @param files tells the files of the moment; asked whenever something is forgotten, and when a
     *     memory is bound to stores in which a forgetting was not finished
     * @return this builder
     */
    public Builder files(Supplier<? extends Collection<? extends ForgetfulFile>> files) {
      this.files = requireNonNull(files, "files");
      return this;
    }

    /**
     * Keeps what is said in sessions, which is off by default, so that it can be searched. Nothing
     * is read before {@link HistoryIndex#index} is called.
     *
     * @param options how
     * @return this builder
     */
    public Builder history(HistoryOptions options) {
      history = Optional.of(options);
      options.store().ifPresent(stores::addTurns);
      return this;
    }

    /**
     * Builds. If it fails, the stores are closed.
     *
     * @return the memory's way in
     * @throws IllegalArgumentException if there is no store, two are for one kind, one is for the
     *     system layer, or two are one medium
     */
    public Memory4j build() {
      try {
        StoreRouter router = stores.router();
        return new Memory4j(router, settings(), learning);
      } catch (RuntimeException | Error failure) {
        StoreClosing.closeAfter(failure, stores.all());
        throw failure;
      }
    }

    private Settings settings() {
      return new Settings(
          clock,
          redactor == null ? SecretRedactor.ofDefaults() : redactor,
          injector == null ? BlockInjector.ofDefaults() : injector,
          random,
          maxRecords,
          reviews,
          history,
          host,
          files);
    }
  }
}
