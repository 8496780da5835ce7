package io.memory4j.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.FactId;
import io.memory4j.store.RecordId;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class RecordIdsProperties {
  @Property(tries = 200)
  void idsHaveTheFormOfTheirKindAndDiffer(@ForAll long seed) {
    RecordIds ids = new RecordIds(new Random(seed));
    Set<RecordId> made = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      RecordId id = ids.next(RecordKinds.FACT);
      assertThat(new FactId(id.value()).value()).isEqualTo(id.value());
      assertThat(made.add(id)).isTrue();
    }
    assertThat(ids.next(RecordKinds.TOMBSTONE).value()).startsWith("z");
  }

  @Property(tries = 50)
  void sameSeedMakesTheSameIds(@ForAll long seed) {
    RecordIds one = new RecordIds(new Random(seed));
    RecordIds other = new RecordIds(new Random(seed));

    assertThat(one.next(RecordKinds.RULE)).isEqualTo(other.next(RecordKinds.RULE));
    assertThat(one.bytes(16)).isEqualTo(other.bytes(16));
  }
}
