package io.memory4j.core.plan;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.core.render.FactLine;
import io.memory4j.core.text.Fingerprint;
import io.memory4j.inject.Section;
import java.util.Optional;

/** A fact on its way to a verdict. Not thread-safe. */
final class FactCandidate extends Candidate {
  private final Layer layer;
  private final Fact fact;

  FactCandidate(int place, Group group, Layer layer, Fact fact) {
    super(place, group, FactLine.of(fact));
    this.layer = layer;
    this.fact = fact;
  }

  @Override
  Section section() {
    return Section.FACTS;
  }

  @Override
  Optional<Layer> layer() {
    return Optional.of(layer);
  }

  @Override
  String id() {
    return fact.id().value();
  }

  @Override
  String fingerprint() {
    return fact.key()
        .map(key -> Fingerprint.of(key, fact.content()))
        .orElseGet(() -> Fingerprint.of(fact.content()));
  }

  Fact fact() {
    return fact;
  }
}
