package io.memory4j.core.erase;

import io.memory4j.Layer;
import io.memory4j.store.RecordId;
import java.time.Instant;
import java.util.Set;

/**
 * What is to be forgotten, resolved to what stores know. Immutable and thread-safe.
 *
 * @param ids facts, with their versions, in the layers of the scope
 * @param layers layers to be deleted whole
 * @param persons ids of persons all of whose words go, from every layer
 * @param episodes ids of sessions of which goes what lies in the layers of the scope
 * @param scope the layers that ids and episodes reach
 * @param until what was first recorded later stays: it was said after the forgetting
 */
record Selection(
    Set<RecordId> ids,
    Set<Layer> layers,
    Set<String> persons,
    Set<String> episodes,
    Set<Layer> scope,
    Instant until) {
  Selection {
    ids = Set.copyOf(ids);
    layers = Set.copyOf(layers);
    persons = Set.copyOf(persons);
    episodes = Set.copyOf(episodes);
    scope = Set.copyOf(scope);
  }

  static Selection ofIds(Set<RecordId> ids, Set<Layer> scope) {
    return new Selection(ids, Set.of(), Set.of(), Set.of(), scope, Instant.MAX);
  }

  static Selection ofLayer(Layer layer) {
    return new Selection(Set.of(), Set.of(layer), Set.of(), Set.of(), Set.of(), Instant.MAX);
  }

  static Selection ofPerson(String id) {
    Set<Layer> own = Set.of(Layer.person(id));
    return new Selection(Set.of(), own, Set.of(id), Set.of(), Set.of(), Instant.MAX);
  }

  static Selection ofEpisode(String id, Set<Layer> scope) {
    return new Selection(Set.of(), Set.of(), Set.of(), Set.of(id), scope, Instant.MAX);
  }
}
