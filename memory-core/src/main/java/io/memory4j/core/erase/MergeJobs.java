package io.memory4j.core.erase;

import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.Set;

/**
 * Jobs to make blanked texts anew from the sources they have left: records of kind JOB, in the
 * layer of the text, under the key {@value #PREFIX} and the id of its husk, due at once, with a
 * link of relation EVIDENCE to the husk. Whoever makes a kind of text does its jobs: reads the
 * husk's links, adds the new text as a new record, and deletes the job in the same transaction. A
 * job that nobody does stays due. Thread-safe.
 */
public final class MergeJobs {
  /** What the keys of the jobs begin with. */
  public static final String PREFIX = "remerge:";

  private final RecordWriter records;

  MergeJobs(RecordWriter records) {
    this.records = records;
  }

  /** Adds the job of a husk unless it has one. */
  void queue(StoreWriter writer, MemoryRecord husk, Instant at) {
    if (!isDue(writer, husk)) {
      records.insert(
          writer,
          RecordBody.builder(husk.body().layer(), RecordKinds.JOB)
              .key(key(husk.id()))
              .links(Set.of(new Link(Relation.EVIDENCE, Ref.record(husk.id()))))
              .dueAt(at)
              .times(at, at, at)
              .build());
    }
  }

  /** Removes the job of a record that is gone. */
  static void cancel(StoreWriter writer, MemoryRecord gone) {
    writer
        .findByKey(gone.body().layer(), RecordKinds.JOB, key(gone.id()))
        .ifPresent(job -> writer.delete(job.id()));
  }

  /**
   * {@return whether a husk waits to be made anew}
   *
   * @param reader the store
   * @param husk the husk
   */
  public static boolean isDue(StoreReader reader, MemoryRecord husk) {
    return reader.findByKey(husk.body().layer(), RecordKinds.JOB, key(husk.id())).isPresent();
  }

  private static String key(RecordId husk) {
    return PREFIX + husk.value();
  }
}
