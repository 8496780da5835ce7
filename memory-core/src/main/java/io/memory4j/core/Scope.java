package io.memory4j.core;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.Provenance;
import io.memory4j.SessionInfo;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.session.SessionScope;
import java.util.concurrent.Executor;

/** The one implementation of {@link SessionScope}. */
record Scope(Services services, Binding own, SessionInfo info) implements SessionScope {
  @Override
  public AgentMemory memory() {
    return new BoundMemory(services, own);
  }

  @Override
  public AgentMemory turn(Provenance speaker) {
    return new BoundMemory(services, services.sessions().turn(own, speaker, services.watch()));
  }

  @Override
  public AgentMemory holding(Layer layer) {
    LayerStack stack = own.route().stack();
    if (stack.contains(layer)) {
      return memory();
    }
    LayerStack other =
        Sessions.exchanged(stack, layer)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "The session has no layer of kind " + layer.kind().id() + "."));
    return new BoundMemory(services, own.over(StackRoute.of(other, services.sessions().router())));
  }

  @Override
  public Executor executor() {
    return services.sessions().backlog();
  }
}
