package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.FactId;
import io.memory4j.ForgetReceipt;
import io.memory4j.Quarantine;
import io.memory4j.Remembered;
import io.memory4j.core.fact.HeldFacts;
import io.memory4j.core.watch.Watch;
import java.util.List;

/** The one implementation of {@link Quarantine}: what is held back, bound to layers. */
record BoundQuarantine(HeldFacts facts, Watch watch, Binding binding) implements Quarantine {
  @Override
  public List<Held> list() {
    return watch.run("quarantine", () -> facts.list(binding.route()));
  }

  @Override
  public Remembered release(FactId id) {
    requireNonNull(id, "id");
    return watch.write("release", () -> facts.release(binding.writable(), id));
  }

  @Override
  public ForgetReceipt reject(FactId id) {
    requireNonNull(id, "id");
    return watch.forget("reject", () -> facts.reject(binding.writable(), id));
  }

  @Override
  public String toString() {
    return "Quarantine[" + binding.route().stack().layers().size() + " layers]";
  }
}
