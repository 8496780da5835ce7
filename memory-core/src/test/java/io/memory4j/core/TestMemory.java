package io.memory4j.core;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.LayerStack;
import io.memory4j.core.file.ForgetfulFile;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.core.session.SessionWork;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionPlan;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Injector;
import io.memory4j.inject.LayerCandidates;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import io.memory4j.store.MemoryStore;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.MutableClock;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A memory over stores in memory, with a clock that stands still and ids from a fixed seed. */
public final class TestMemory {
  /** The layer of everything. */
  public static final Layer GLOBAL = Layer.global();

  /** A person. */
  public static final Layer ANA = Layer.person("ana");

  /** A project. */
  public static final Layer SHOP = Layer.project("shop");

  /** The clock. */
  public final MutableClock clock = MutableClock.standing();

  /** The store of all layers that have none of their own. */
  public final MemoryStore store;

  private final ThreadLocal<List<LayerCandidates>> planned = ThreadLocal.withInitial(List::of);

  private final Map<LayerKind, MemoryStore> own = new EnumMap<>(LayerKind.class);
  private final Random random = new Random(7);
  private Redactor redactor = Redaction::unchanged;
  private Supplier<List<ForgetfulFile>> files = List::of;
  private int maxRecords = 20_000;
  private Settings.Host host = Settings.Host.ofDefaults();
  private Consumer<InjectionRequest> onPlan = request -> {};

  private TestMemory(MemoryStore store) {
    this.store = store;
  }

  public static TestMemory create() {
    return new TestMemory(InMemoryStore.create());
  }

  public static TestMemory over(MemoryStore store) {
    return new TestMemory(store);
  }

  public TestMemory with(LayerKind kind, MemoryStore other) {
    own.put(kind, other);
    return this;
  }

  public TestMemory with(Redactor other) {
    redactor = other;
    return this;
  }

  public TestMemory with(Supplier<List<ForgetfulFile>> some) {
    files = some;
    return this;
  }

  public TestMemory readModel(int records) {
    maxRecords = records;
    return this;
  }

  /** Sets what the host of memories made from now on brings. */
  void host(Settings.Host other) {
    host = other;
  }

  /** Sets who is told of each request that is planned. */
  void onPlan(Consumer<InjectionRequest> watcher) {
    onPlan = watcher;
  }

  /** {@return a memory over the global layer, a person and a project} */
  public AgentMemory memory() {
    return bind(GLOBAL, ANA, SHOP);
  }

  /** {@return a memory over these layers; memories of two calls share nothing but the stores} */
  public AgentMemory bind(Layer... layers) {
    return bind(List.of(), layers);
  }

  /** {@return a memory over these layers whose sessions start these works} */
  AgentMemory bind(List<SessionWork> works, Layer... layers) {
    StoreRouter router = StoreRouter.of(own, store);
    ReviewOptions reviews = ReviewOptions.ofDefaults();
    Settings settings =
        new Settings(
            clock,
            redactor,
            new Listening(),
            random,
            maxRecords,
            reviews,
            Optional.empty(),
            host,
            files);
    StackRoute route = StackRoute.of(LayerStack.of(layers), router);
    Services services = Services.of(router, settings, works);
    services.forget().bound(route);
    return new BoundMemory(services, Binding.of(route));
  }

  /** {@return what the injector was last asked to plan on this thread} */
  public List<LayerCandidates> planned() {
    return planned.get();
  }

  /** An injector that writes down what it is asked and says nothing. */
  private final class Listening implements Injector {
    @Override
    public InjectionPlan plan(BlockCandidates candidates, InjectionRequest request) {
      planned.set(candidates.specificFirst());
      onPlan.accept(request);
      return new InjectionPlan(List.of(), Map.of(), false);
    }

    @Override
    public InjectionBlock render(InjectionPlan plan) {
      return new InjectionBlock("", plan, "");
    }
  }
}
