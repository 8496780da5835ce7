package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.FactId;
import io.memory4j.ForgetReceipt;
import io.memory4j.Quarantine;
import io.memory4j.Remembered;
import io.memory4j.core.fact.HeldFacts;
import io.memory4j.core.route.StackRoute;
import java.util.List;

/** The one implementation of {@link Quarantine}: what is held back, bound to layers. */
record BoundQuarantine(HeldFacts facts, StackRoute route) implements Quarantine {
  @Override
  public List<Held> list() {
    return facts.list(route);
  }

  @Override
  public Remembered release(FactId id) {
    return facts.release(route, requireNonNull(id, "id"));
  }

  @Override
  public ForgetReceipt reject(FactId id) {
    return facts.reject(route, requireNonNull(id, "id"));
  }

  @Override
  public String toString() {
    return "Quarantine[" + route.stack().layers().size() + " layers]";
  }
}
