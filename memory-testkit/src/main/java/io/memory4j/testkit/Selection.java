package io.memory4j.testkit;

import io.memory4j.Layer;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A query that prints itself.
 *
 * @param layers the layers
 * @param conditions what is added
 * @param below the place of the record below which sequences count, if they do
 */
record Selection(Set<Layer> layers, List<Condition> conditions, Optional<Integer> below) {
  /** A change of a query under a name. */
  record Condition(String name, UnaryOperator<RecordQuery> change) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** {@return the query of one store, in whose numbers it is meant} */
  RecordQuery query(StoreReader reader) {
    RecordQuery query = RecordQuery.in(layers);
    for (Condition condition : conditions) {
      query = condition.change().apply(query);
    }
    List<MemoryRecord> all = below.isPresent() ? Side.all(reader) : List.of();
    return all.isEmpty()
        ? query
        : query.sequenceBelow(all.get(below.orElse(0) % all.size()).sequence());
  }
}
