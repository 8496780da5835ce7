package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.Diagnosis;
import io.memory4j.FactId;
import io.memory4j.Provenance;
import io.memory4j.core.route.StackRoute;
import java.util.List;
import java.util.Map;

/** The one implementation of {@link Diagnosis}, bound to layers and a speaker. */
record BoundDiagnosis(Diagnosing parts, StackRoute route, Provenance speaker) implements Diagnosis {
  @Override
  public List<StoreState> stores() {
    return parts.stores().of(route);
  }

  @Override
  public Map<String, Long> redactions() {
    return parts.redactor().counts();
  }

  @Override
  public List<Line> lines() {
    return parts.lines().of(route);
  }

  @Override
  public List<Fate> fateOf(String statement) {
    return parts.fates().of(route, requireNonNull(statement, "statement"), speaker);
  }

  @Override
  public Fate fateOf(FactId id) {
    return parts.fates().of(route, requireNonNull(id, "id"));
  }

  @Override
  public String toString() {
    return "Diagnosis[" + route.stack().layers().size() + " layers]";
  }
}
