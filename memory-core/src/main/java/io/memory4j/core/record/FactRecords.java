package io.memory4j.core.record;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordStatus;

/** The way from the records of facts to facts. */
public final class FactRecords {
  private FactRecords() {}

  /**
   * {@return whether a record is a fact that still has its text}
   *
   * @param record any record
   */
  public static boolean isFact(MemoryRecord record) {
    return record.body().kind().equals(RecordKinds.FACT)
        && record.body().status() != RecordStatus.HUSK;
  }

  /**
   * {@return the fact of a record}
   *
   * @param record a record that {@link #isFact}
   */
  public static Fact fact(MemoryRecord record) {
    RecordBody body = record.body();
    Fact.Builder fact =
        Fact.builder(factId(record), body.layer(), body.content(), body.createdAt())
            .tags(body.tags())
            .provenance(body.provenance())
            .state(state(body.status()))
            .times(body.updatedAt(), body.observedAt());
    body.key().ifPresent(fact::key);
    body.detail().ifPresent(fact::detail);
    if (!body.category().isEmpty()) {
      fact.category(body.category());
    }
    return fact.build();
  }

  /**
   * {@return the fact's id}
   *
   * @param record the record of a fact
   */
  public static FactId factId(MemoryRecord record) {
    return new FactId(record.id().value());
  }

  /**
   * {@return the record's id}
   *
   * @param id the id of a fact
   */
  public static RecordId recordId(FactId id) {
    return new RecordId(id.value());
  }

  private static Fact.State state(RecordStatus status) {
    return switch (status) {
      case ACTIVE -> Fact.State.CURRENT;
      case QUARANTINED -> Fact.State.QUARANTINED;
      case SUPERSEDED, HUSK -> Fact.State.SUPERSEDED;
    };
  }
}
