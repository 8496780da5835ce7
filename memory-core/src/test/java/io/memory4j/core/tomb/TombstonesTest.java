package io.memory4j.core.tomb;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordIds;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordWriter;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.Samples;
import java.security.SecureRandom;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class TombstonesTest {
  private final MemoryStore store = InMemoryStore.create();
  private final Tombstones tombstones = of(new SecureRandom());

  private static Tombstones of(SecureRandom random) {
    RecordIds ids = new RecordIds(random);
    return new Tombstones(new RecordWriter(ids), ids);
  }

  private void bury(MemoryStore where, Set<String> fingerprints) {
    where.write(
        writer -> {
          tombstones.bury(writer, Samples.SHOP, fingerprints, Samples.START);
          return null;
        });
  }

  private boolean ask(Predicate<StoreReader> question) {
    return store.<Boolean>read(question::test);
  }

  private static List<MemoryRecord> tombs(MemoryStore where) {
    return where.read(
        reader ->
            reader.list(RecordQuery.in(Layer.system()).kind(RecordKinds.TOMBSTONE).limit(100)));
  }

  @Test
  void buriedIsWhatWasBuriedInThatLayerUntilItIsLifted() {
    bury(store, Set.of("one", "two"));

    assertThat(ask(reader -> tombstones.isBuried(reader, Samples.SHOP, "one"))).isTrue();
    assertThat(ask(reader -> tombstones.isBuried(reader, Samples.ANA, "one"))).isFalse();
    assertThat(ask(reader -> tombstones.isBuried(reader, Samples.SHOP, "three"))).isFalse();
    store.write(
        writer -> {
          tombstones.lift(writer, Samples.SHOP, "one");
          return null;
        });
    assertThat(ask(reader -> tombstones.isBuried(reader, Samples.SHOP, "one"))).isFalse();
    assertThat(ask(reader -> tombstones.isBuried(reader, Samples.SHOP, "two"))).isTrue();
  }

  @Test
  void buryingTwiceSetsOneTombstone() {
    bury(store, Set.of("one"));
    bury(store, Set.of("one", "two"));

    assertThat(tombs(store)).hasSize(2);
  }

  @Test
  void anotherMemoryOverTheStoreKnowsIt() {
    bury(store, Set.of("one"));

    Tombstones other = of(new SecureRandom());

    assertThat(ask(reader -> other.isBuried(reader, Samples.SHOP, "one"))).isTrue();
  }

  @Test
  void eachStoreHasItsOwnSalt() {
    MemoryStore second = InMemoryStore.create();
    bury(store, Set.of("one"));
    bury(second, Set.of("one"));

    assertThat(tombs(store).get(0).body().key()).isNotEqualTo(tombs(second).get(0).body().key());
  }
}
