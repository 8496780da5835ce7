package io.memory4j.testkit;

import io.memory4j.ConflictException;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One change. */
interface WriteStep {
  /** Makes the change in a transaction and returns what both stores must answer alike. */
  Object apply(StoreWriter writer, Side side);

  /** Makes the change and tells a refusal as its answer. */
  default Object attempt(StoreWriter writer, Side side) {
    try {
      return apply(writer, side);
    } catch (ConflictException | IllegalArgumentException e) {
      return e.getClass().getSimpleName();
    }
  }

  /** Inserts one record. */
  record Insert(NewRecord record) implements WriteStep {
    @Override
    public Object apply(StoreWriter writer, Side side) {
      return Parts.of(writer.insert(record.id(), record.body()));
    }

    @Override
    public String toString() {
      return "insert " + record.id() + " " + Parts.of(record.body());
    }
  }

  /** Inserts several records at once. */
  record InsertAll(List<NewRecord> records) implements WriteStep {
    @Override
    public Object apply(StoreWriter writer, Side side) {
      return writer.insertAll(records).stream().map(Parts::of).toList();
    }

    @Override
    public String toString() {
      return "insertAll " + records.stream().map(r -> r.id() + " " + Parts.of(r.body())).toList();
    }
  }

  /** Updates the record at a place as it is now or as it once was. */
  record Update(
      int place, RecordBody body, Optional<RecordStatus> status, Position position, boolean stale)
      implements WriteStep {
    @Override
    public Object apply(StoreWriter writer, Side side) {
      if (Side.all(writer).isEmpty()) {
        return "nothing";
      }
      MemoryRecord now = Side.at(writer, place);
      MemoryRecord seen = stale ? side.staleOr(writer, now) : now;
      MemoryRecord kept = writer.update(seen, changed(now.body()), position);
      side.becameStale(now);
      return Parts.of(kept);
    }

    /** The parts of the step's body under the layer and kind of the record. */
    private RecordBody changed(RecordBody now) {
      return RecordBody.builder(now.layer(), now.kind())
          .status(status.orElse(now.status()))
          .key(body.key().orElse(""))
          .content(body.content())
          .detail(body.detail().orElse(""))
          .keywords(body.keywords())
          .tags(body.tags())
          .links(body.links())
          .fingerprint(body.fingerprint().orElse(""))
          .times(body.createdAt(), body.updatedAt(), body.observedAt())
          .build();
    }

    @Override
    public String toString() {
      return "update " + place + " " + status + " " + position + " " + stale + Parts.of(body);
    }
  }

  /** Deletes the record at a place. */
  record Delete(int place) implements WriteStep {
    @Override
    public Object apply(StoreWriter writer, Side side) {
      if (Side.all(writer).isEmpty()) {
        return writer.delete(Samples.id(1));
      }
      return writer.delete(Side.at(writer, place).id());
    }
  }

  /** Deletes what a query selects. */
  record DeleteAll(Selection selection) implements WriteStep {
    @Override
    public Object apply(StoreWriter writer, Side side) {
      return writer.deleteAll(selection.query(writer));
    }
  }

  /** Appends journal entries, one or several at once. */
  record Append(List<JournalDraft> entries) implements WriteStep {
    @Override
    public Object apply(StoreWriter writer, Side side) {
      return entries.size() == 1 ? writer.append(entries.get(0)) : writer.appendAll(entries);
    }
  }

  /** Deletes journal entries. */
  record DeleteJournal(JournalQuery query) implements WriteStep {
    @Override
    public Object apply(StoreWriter writer, Side side) {
      return writer.deleteJournal(query);
    }
  }

  /** Makes changes in one transaction, which may fail in the end. */
  record Transaction(List<WriteStep> steps, boolean fails) implements Step {
    private static final class RolledBack extends RuntimeException {
      private static final long serialVersionUID = 1L;
    }

    @Override
    public Object run(Side side) {
      List<Object> answers = new ArrayList<>();
      try {
        side.store()
            .write(
                writer -> {
                  steps.forEach(step -> answers.add(step.attempt(writer, side)));
                  if (fails) {
                    throw new RolledBack();
                  }
                  return answers;
                });
      } catch (RolledBack e) {
        answers.add("rolled back");
      }
      return answers;
    }
  }
}
