package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.AgentMemory;
import io.memory4j.Diagnosis;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.ForgetReceipt;
import io.memory4j.LayerStack;
import io.memory4j.ListQuery;
import io.memory4j.Provenance;
import io.memory4j.Quarantine;
import io.memory4j.Receipt;
import io.memory4j.Remembered;
import io.memory4j.Resolved;
import io.memory4j.Selector;
import io.memory4j.SessionInfo;
import io.memory4j.SessionMemory;
import io.memory4j.core.route.StackRoute;
import io.memory4j.episode.SessionHistory;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.recall.Recall;
import io.memory4j.recall.RecallQuery;
import io.memory4j.review.ReviewChain;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The one implementation of {@link AgentMemory}: the services of a memory, bound to layers. What it
 * is bound to is asked at the beginning of each call. Thread-safe.
 */
class BoundMemory implements AgentMemory {
  private final Services services;
  private final Supplier<Binding> binding;

  BoundMemory(Services services, Binding binding) {
    this(services, () -> binding);
  }

  BoundMemory(Services services, Supplier<Binding> binding) {
    this.services = services;
    this.binding = binding;
  }

  final Services services() {
    return services;
  }

  final Binding binding() {
    return binding.get();
  }

  /** {@return the layers, to read} */
  final StackRoute route() {
    return binding().route();
  }

  @Override
  public LayerStack layers() {
    return route().stack();
  }

  @Override
  public AgentMemory as(Provenance speaker) {
    return new BoundMemory(services, binding().as(requireNonNull(speaker, "speaker")));
  }

  @Override
  public SessionMemory session(SessionInfo info) {
    return BoundSession.of(services, binding(), requireNonNull(info, "info"));
  }

  @Override
  public AgentMemory readOnly() {
    return new BoundMemory(services, () -> binding().readOnly());
  }

  @Override
  public Remembered remember(Fact.Draft draft) {
    requireNonNull(draft, "draft");
    Binding now = binding();
    return services
        .watch()
        .write(
            "remember", () -> services.remember().remember(now.writable(), draft, now.speaker()));
  }

  @Override
  public List<Remembered> replace(Collection<FactId> close, List<Fact.Draft> remember) {
    List<FactId> ids = List.copyOf(close);
    List<Fact.Draft> drafts = List.copyOf(remember);
    Binding now = binding();
    return services
        .watch()
        .writeAll(
            "replace",
            () -> services.remember().replace(now.writable(), ids, drafts, now.speaker()));
  }

  @Override
  public Recall recall(RecallQuery query) {
    requireNonNull(query, "query");
    return services.watch().recall(() -> services.recall().recall(route(), query));
  }

  @Override
  public Optional<Resolved> find(String key) {
    requireNonNull(key, "key");
    return services.watch().run("find", () -> services.lookup().byKey(route(), key));
  }

  @Override
  public Optional<Fact> find(FactId id) {
    requireNonNull(id, "id");
    return services.watch().run("find", () -> services.lookup().byId(route(), id));
  }

  @Override
  public List<Fact> list(ListQuery query) {
    requireNonNull(query, "query");
    return services.watch().run("list", () -> services.lookup().list(route(), query));
  }

  @Override
  public InjectionBlock inject(InjectionRequest request) {
    requireNonNull(request, "request");
    Binding now = binding();
    return services
        .watch()
        .inject(() -> services.blocks().block(now.route(), now.complete(request)));
  }

  @Override
  public ForgetReceipt forget(Selector selector) {
    requireNonNull(selector, "selector");
    return services
        .watch()
        .forget("forget", () -> services.forget().forget(binding().writable(), selector));
  }

  @Override
  public ForgetReceipt wouldForget(Selector selector) {
    requireNonNull(selector, "selector");
    return services
        .watch()
        .run("wouldForget", () -> services.forget().wouldForget(route(), selector));
  }

  @Override
  public Remembered undo(Receipt receipt) {
    requireNonNull(receipt, "receipt");
    return services
        .watch()
        .write("undo", () -> services.undo().undo(binding().writable(), receipt));
  }

  @Override
  public List<Fact> history(FactId id) {
    requireNonNull(id, "id");
    return services.watch().run("history", () -> services.lookup().versions(route(), id));
  }

  @Override
  public Quarantine quarantine() {
    return new BoundQuarantine(services.held(), services.watch(), binding());
  }

  @Override
  public ReviewChain reviews() {
    return BoundReviews.of(services.reviews(), binding());
  }

  @Override
  public Diagnosis diagnose() {
    return new BoundDiagnosis(services.diagnosing(), route(), binding().speaker());
  }

  @Override
  public SessionHistory sessionHistory() {
    return services.histories().of(route());
  }

  @Override
  public String toString() {
    return "AgentMemory[" + layers().layers().size() + " layers]";
  }
}
