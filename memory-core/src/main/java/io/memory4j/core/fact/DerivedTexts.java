package io.memory4j.core.fact;

import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Cleans what was made from deleted records, in whatever layer of the store: a text whose sources
 * are all gone is deleted, and so is what was made from it; one that has other sources is blanked
 * to a husk, because nobody can tell which words it took from which. Confined to one thread.
 */
final class DerivedTexts {
  private static final Set<Relation> DERIVED = Set.of(Relation.DERIVED_FROM);

  private final StoreWriter writer;
  private final Erased erased;
  private final Instant at;

  DerivedTexts(StoreWriter writer, Erased erased, Instant at) {
    this.writer = writer;
    this.erased = erased;
    this.at = at;
  }

  /** Cleans what was made from a record that is deleted already. */
  void cleanAfter(RecordId deleted) {
    Deque<RecordId> gone = new ArrayDeque<>(List.of(deleted));
    while (!gone.isEmpty()) {
      RecordId source = gone.remove();
      for (MemoryRecord record : madeFrom(source)) {
        Set<Link> rest = withoutLinkTo(record, source);
        if (rest.stream().anyMatch(link -> link.relation() == Relation.DERIVED_FROM)) {
          blank(record, rest);
        } else {
          add(record);
          writer.delete(record.id());
          gone.add(record.id());
        }
      }
    }
  }

  private List<MemoryRecord> madeFrom(RecordId source) {
    List<MemoryRecord> found = new ArrayList<>();
    RecordQuery all = RecordQuery.in(Set.of()).anyStatus();
    writer.scan(all.linkedTo(Ref.record(source), DERIVED), found::add);
    return found;
  }

  private static Set<Link> withoutLinkTo(MemoryRecord record, RecordId source) {
    Ref target = Ref.record(source);
    return record.body().links().stream()
        .filter(link -> !link.target().equals(target))
        .collect(Collectors.toUnmodifiableSet());
  }

  private void blank(MemoryRecord record, Set<Link> links) {
    add(record);
    RecordBody body = record.body();
    RecordBody.Builder husk =
        RecordBody.builder(body.layer(), body.kind())
            .status(RecordStatus.HUSK)
            .links(links)
            .times(body.createdAt(), at, body.observedAt());
    writer.update(record, husk.build(), Position.KEEP);
  }

  /** A husk has lost its text before and is not counted twice. */
  private void add(MemoryRecord record) {
    if (record.body().status() != RecordStatus.HUSK) {
      erased.add(record);
    }
  }
}
