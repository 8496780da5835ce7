package io.memory4j.core.erase;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What {@link Reach} asks of the stores it goes through. */
interface Look {
  /** {@return the records of any layer and status that were made from one of these} */
  List<MemoryRecord> madeFrom(Collection<Ref> sources);

  /** {@return whether a text can be made from this record: it has its own, or will have again} */
  Optional<Boolean> hasText(RecordId id);

  /** {@return a look into one snapshot or transaction} */
  static Look into(StoreReader reader) {
    return new Look() {
      @Override
      public List<MemoryRecord> madeFrom(Collection<Ref> sources) {
        List<MemoryRecord> found = new ArrayList<>();
        RecordQuery all = RecordQuery.in(Set.of()).anyStatus();
        Set<Relation> derived = Set.of(Relation.DERIVED_FROM);
        sources.forEach(source -> reader.scan(all.linkedTo(source, derived), found::add));
        return found;
      }

      @Override
      public Optional<Boolean> hasText(RecordId id) {
        return reader
            .find(id)
            .map(
                record ->
                    record.body().status() != RecordStatus.HUSK || MergeJobs.isDue(reader, record));
      }
    };
  }
}
