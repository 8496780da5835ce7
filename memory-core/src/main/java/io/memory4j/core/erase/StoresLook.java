package io.memory4j.core.erase;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordId;
import io.memory4j.store.Ref;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A look into several stores, one snapshot for each question.
 *
 * @param stores the stores
 */
record StoresLook(List<MemoryStore> stores) implements Look {
  @Override
  public List<MemoryRecord> madeFrom(Collection<Ref> sources) {
    List<MemoryRecord> found = new ArrayList<>();
    for (MemoryStore store : stores) {
      found.addAll(store.read(reader -> Look.into(reader).madeFrom(sources)));
    }
    return found;
  }

  @Override
  public Optional<Source> source(RecordId id) {
    for (MemoryStore store : stores) {
      Optional<Source> answer = store.read(reader -> Look.into(reader).source(id));
      if (answer.isPresent()) {
        return answer;
      }
    }
    return Optional.empty();
  }
}
