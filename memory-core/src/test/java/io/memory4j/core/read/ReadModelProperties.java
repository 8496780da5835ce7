package io.memory4j.core.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreWriter;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ReadModelProperties {
  private static final List<Layer> LAYERS = List.of(Samples.SHOP, Samples.BLOG, Samples.ANA);

  private enum Kind {
    INSERT,
    HOLD_BACK,
    SEE,
    CLOSE,
    DELETE,
    DELETE_LAYER,
    ASK
  }

  private record Change(Kind kind, Layer layer, int nth) {}

  @Provide
  Arbitrary<List<Change>> changes() {
    return Combinators.combine(
            Arbitraries.of(Kind.class),
            Arbitraries.of(LAYERS),
            Arbitraries.integers().between(0, 9))
        .as(Change::new)
        .list()
        .ofMaxSize(40);
  }

  @Property(tries = 150)
  void modelAgreesWithTheStore(
      @ForAll("changes") List<Change> changes, @ForAll @IntRange(min = 1, max = 12) int max) {
    MemoryStore store = InMemoryStore.create();
    ReadModel<Long> model = new ReadModel<>(store, RecordKinds.FACT, MemoryRecord::revision, max);
    for (int i = 0; i < changes.size(); i++) {
      Change change = changes.get(i);
      if (change.kind() == Kind.ASK) {
        model.newestFirst(List.of(change.layer()));
      } else {
        int number = i;
        store.write(writer -> apply(writer, change, number));
      }
      if (i % 5 == 4) {
        check(store, model);
      }
    }
    check(store, model);
  }

  private static boolean apply(StoreWriter writer, Change change, int number) {
    List<MemoryRecord> records =
        writer.list(RecordQuery.in(change.layer()).statuses(Set.of(RecordStatus.ACTIVE)).limit(99));
    RecordBody.Builder body =
        RecordBody.builder(change.layer(), RecordKinds.FACT).content("text " + number);
    if (change.kind() == Kind.DELETE_LAYER) {
      return writer.deleteAll(RecordQuery.in(change.layer()).anyStatus()) > 0;
    }
    if (records.isEmpty() || change.kind() == Kind.INSERT || change.kind() == Kind.HOLD_BACK) {
      boolean held = change.kind() == Kind.HOLD_BACK;
      body.status(held ? RecordStatus.QUARANTINED : RecordStatus.ACTIVE);
      return writer.insert(Samples.id(number), body.build()).born() > 0;
    }
    MemoryRecord record = records.get(change.nth() % records.size());
    return switch (change.kind()) {
      case SEE -> writer.update(record, record.body(), Position.NEWEST).closed() == 0;
      case CLOSE ->
          writer
                  .update(
                      record,
                      record.body().toBuilder().status(RecordStatus.SUPERSEDED).build(),
                      Position.KEEP)
                  .closed()
              > 0;
      default -> writer.delete(record.id());
    };
  }

  private static void check(MemoryStore store, ReadModel<Long> model) {
    Map<Layer, List<Held<Long>>> held = model.newestFirst(LAYERS);
    held.forEach((layer, records) -> assertThat(records).isEqualTo(expected(store, layer)));
    for (Layer layer : LAYERS) {
      if (expected(store, layer).isEmpty()) {
        assertThat(model.newestFirst(List.of(layer)).getOrDefault(layer, List.of())).isEmpty();
      }
    }
  }

  private static List<Held<Long>> expected(MemoryStore store, Layer layer) {
    List<Held<Long>> records = new ArrayList<>();
    RecordQuery open =
        RecordQuery.in(layer).statuses(Set.of(RecordStatus.ACTIVE, RecordStatus.QUARANTINED));
    store.read(
        reader -> {
          reader.scan(open, r -> records.add(new Held<>(r.id(), r.sequence(), r.revision())));
          return null;
        });
    return records;
  }
}
