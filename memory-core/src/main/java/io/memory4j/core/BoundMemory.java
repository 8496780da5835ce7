package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.AgentMemory;
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
import io.memory4j.core.route.StackRoute;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.recall.Recall;
import io.memory4j.recall.RecallQuery;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** The one implementation of {@link AgentMemory}: the services of a memory, bound to layers. */
record BoundMemory(Services services, StackRoute route, Provenance speaker) implements AgentMemory {
  @Override
  public LayerStack layers() {
    return route.stack();
  }

  @Override
  public AgentMemory as(Provenance speaker) {
    return new BoundMemory(services, route, requireNonNull(speaker, "speaker"));
  }

  @Override
  public Remembered remember(Fact.Draft draft) {
    return services.remember().remember(route, requireNonNull(draft, "draft"), speaker);
  }

  @Override
  public List<Remembered> replace(Collection<FactId> close, List<Fact.Draft> remember) {
    return services.remember().replace(route, List.copyOf(close), List.copyOf(remember), speaker);
  }

  @Override
  public Recall recall(RecallQuery query) {
    return services.recall().recall(route, requireNonNull(query, "query"));
  }

  @Override
  public Optional<Resolved> find(String key) {
    return services.lookup().byKey(route, requireNonNull(key, "key"));
  }

  @Override
  public Optional<Fact> find(FactId id) {
    return services.lookup().byId(route, requireNonNull(id, "id"));
  }

  @Override
  public List<Fact> list(ListQuery query) {
    return services.lookup().list(route, requireNonNull(query, "query"));
  }

  @Override
  public InjectionBlock inject(InjectionRequest request) {
    return services.blocks().block(route, requireNonNull(request, "request"));
  }

  @Override
  public ForgetReceipt forget(Selector selector) {
    return services.forget().forget(route, requireNonNull(selector, "selector"));
  }

  @Override
  public Remembered undo(Receipt receipt) {
    return services.undo().undo(route, requireNonNull(receipt, "receipt"));
  }

  @Override
  public List<Fact> history(FactId id) {
    return services.lookup().versions(route, requireNonNull(id, "id"));
  }

  @Override
  public Quarantine quarantine() {
    return new BoundQuarantine(services.held(), route);
  }

  @Override
  public String toString() {
    return "AgentMemory[" + route.stack().layers().size() + " layers]";
  }
}
