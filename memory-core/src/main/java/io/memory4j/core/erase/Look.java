package io.memory4j.core.erase;

import io.memory4j.store.Link;
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
import java.util.stream.Collectors;

/** What {@link Reach} asks of the stores it goes through. */
interface Look {
  /** {@return the records of any layer and status that were made from one of these} */
  List<MemoryRecord> madeFrom(Collection<Ref> sources);

  /** {@return what of a record another text can be made from; empty if it is not known here} */
  Optional<Source> source(RecordId id);

  /**
   * What of a record another text can be made from.
   *
   * @param hasText whether it has a text of its own, or will have again
   * @param madeFrom what that text was made from
   */
  record Source(boolean hasText, Set<Ref> madeFrom) {}

  /** {@return what a record was made from} */
  static Set<Ref> sourcesOf(MemoryRecord record) {
    return record.body().links().stream()
        .filter(link -> link.relation() == Relation.DERIVED_FROM)
        .map(Link::target)
        .collect(Collectors.toUnmodifiableSet());
  }

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
      public Optional<Source> source(RecordId id) {
        return reader.find(id).map(record -> new Source(hasText(record), sourcesOf(record)));
      }

      private boolean hasText(MemoryRecord record) {
        return record.body().status() != RecordStatus.HUSK || MergeJobs.isDue(reader, record);
      }
    };
  }
}
