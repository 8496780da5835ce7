package io.memory4j.core.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.core.SwitchedStore;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreWriter;
import io.memory4j.testkit.Samples;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ReadModelProperties {
  private static final List<Layer> LAYERS = List.of(Samples.SHOP, Samples.BLOG, Samples.ANA);

  private enum Kind {
    INSERT,
    INSERT_SOME,
    HOLD_BACK,
    EDIT,
    SEE,
    RELEASE,
    CLOSE,
    HUSK,
    DELETE,
    DELETE_AND_BRING_BACK,
    DELETE_LAYER,
    ASK,
    REOPEN,
    CLEAR,
    LOSE_DELETIONS,
  }

  private record Change(Kind kind, Layer layer, int nth) {}

  @Provide
  Arbitrary<List<Change>> changes() {
    return Combinators.combine(
            Arbitraries.of(Kind.class),
            Arbitraries.of(LAYERS),
            Arbitraries.integers().between(0, 20))
        .as(Change::new)
        .list()
        .ofMinSize(5)
        .ofMaxSize(60);
  }

  /** A model of few records holds small layers whole and of others the newest, some or none. */
  @Property(tries = 250, edgeCases = EdgeCasesMode.NONE)
  void newestAreAlwaysThoseOfAFreshRead(
      @ForAll("changes") List<Change> changes,
      @ForAll @IntRange(max = 20) int max,
      @ForAll @IntRange(min = 1, max = 12) int size) {
    SwitchedStore store = new SwitchedStore();
    ReadModel<Long> model = model(store, max);
    for (int i = 0; i < changes.size(); i++) {
      Change change = changes.get(i);
      int number = i;
      store.forgetful = change.kind() == Kind.LOSE_DELETIONS;
      switch (change.kind()) {
        case REOPEN -> model = model(store, max);
        case CLEAR -> model.clear();
        case ASK -> check(store, model, List.of(change.layer()), 1 + change.nth());
        default -> store.write(writer -> apply(writer, change, number));
      }
      if (change.nth() % 3 > 0) {
        check(store, model, LAYERS, size);
      }
    }
    check(store, model, LAYERS, size);
  }

  private static ReadModel<Long> model(MemoryStore store, int max) {
    return new ReadModel<>(store, RecordKinds.FACT, MemoryRecord::revision, max);
  }

  private static boolean apply(StoreWriter writer, Change change, int number) {
    List<MemoryRecord> records = writer.list(RecordQuery.in(change.layer()).anyStatus().limit(999));
    switch (change.kind()) {
      case INSERT, HOLD_BACK, INSERT_SOME -> {
        int many = change.kind() == Kind.INSERT_SOME ? change.nth() : 1;
        for (int i = 0; i < many; i++) {
          insert(writer, change, 100 * number + i);
        }
      }
      case DELETE_LAYER -> writer.deleteAll(RecordQuery.in(change.layer()).anyStatus());
      default -> {
        if (!records.isEmpty()) {
          change(writer, change.kind(), records.get(change.nth() % records.size()));
        }
      }
    }
    return true;
  }

  private static void insert(StoreWriter writer, Change change, int number) {
    boolean held = change.kind() == Kind.HOLD_BACK;
    RecordStatus status = held ? RecordStatus.QUARANTINED : RecordStatus.ACTIVE;
    writer.insert(
        Samples.id(number),
        RecordBody.builder(change.layer(), RecordKinds.FACT)
            .content("text " + number)
            .status(status)
            .build());
  }

  private static void change(StoreWriter writer, Kind kind, MemoryRecord record) {
    switch (kind) {
      case DELETE, LOSE_DELETIONS -> writer.delete(record.id());
      case DELETE_AND_BRING_BACK -> {
        writer.delete(record.id());
        writer.insert(record.id(), record.body());
      }
      case SEE -> writer.update(record, record.body(), Position.NEWEST);
      case RELEASE -> become(writer, record, RecordStatus.ACTIVE);
      case CLOSE -> become(writer, record, RecordStatus.SUPERSEDED);
      case HUSK -> become(writer, record, RecordStatus.HUSK);
      default -> writer.update(record, record.body(), Position.KEEP);
    }
  }

  private static void become(StoreWriter writer, MemoryRecord record, RecordStatus next) {
    if (record.body().status().mayBecome(next)) {
      writer.update(record, record.body().toBuilder().status(next).build(), Position.KEEP);
    }
  }

  private static void check(
      MemoryStore store, ReadModel<Long> model, List<Layer> layers, int size) {
    Map<Layer, Newest<Long>> held = model.newest(layers, size);
    assertThat(held).containsOnlyKeys(layers);
    held.forEach(
        (layer, newest) -> {
          List<Held<Long>> all = fresh(store, layer);
          assertThat(newest.open()).isEqualTo(all.size());
          assertThat(newest.newestFirst()).hasSizeGreaterThanOrEqualTo(Math.min(size, all.size()));
          assertThat(newest.newestFirst()).isEqualTo(all.subList(0, newest.newestFirst().size()));
        });
  }

  private static List<Held<Long>> fresh(MemoryStore store, Layer layer) {
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
