package io.memory4j.core.erase;

import static io.memory4j.core.TestMemory.SHOP;
import static io.memory4j.core.erase.Planted.fact;
import static io.memory4j.core.erase.Planted.isGone;
import static io.memory4j.core.erase.Planted.ref;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.Selector;
import io.memory4j.core.TestMemory;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReachTest {
  private final TestMemory test = TestMemory.create();
  private final AgentMemory memory = test.memory();
  private final Planted planted = new Planted();
  private final FactId one = fact(memory, Fact.draft("one"));
  private final FactId two = fact(memory, Fact.draft("two"));

  private Ref summary(String text, Ref... sources) {
    return planted.derived(test.store, SHOP, RecordKinds.SUMMARY, text, sources);
  }

  private MemoryRecord find(Ref ref) {
    return Planted.find(test.store, ref);
  }

  private List<MemoryRecord> jobs() {
    return Planted.records(test.store).stream()
        .filter(record -> record.body().kind().equals(RecordKinds.JOB))
        .toList();
  }

  @Test
  void huskLeadsToWhatWasMadeFromIt() {
    Ref pruned = planted.husk(test.store, SHOP, RecordKinds.DIARY, ref(one));
    Ref quoting = summary("one, says the diary", pruned);

    memory.forget(Selector.id(one));

    assertThat(isGone(test.store, pruned)).isTrue();
    assertThat(isGone(test.store, quoting)).isTrue();
  }

  @Test
  void textMadeFromABlankedTextIsBlankedToo() {
    Ref day = summary("one and two", ref(one), ref(two));
    Ref week = summary("a week with one", day);

    memory.forget(Selector.id(one));

    assertThat(find(day).body().status()).isEqualTo(RecordStatus.HUSK);
    assertThat(find(week).body().status()).isEqualTo(RecordStatus.HUSK);
    assertThat(find(week).body().content()).isEmpty();
    assertThat(jobs()).hasSize(2).allMatch(job -> job.body().dueAt().isPresent());
  }

  @Test
  void aPrunedSourceStandsForWhatItWasMadeFrom() {
    Ref pruned = planted.husk(test.store, SHOP, RecordKinds.DIARY, ref(two));
    Ref week = summary("one and a pruned day", ref(one), pruned);

    memory.forget(Selector.id(one));

    assertThat(find(week).body().status()).isEqualTo(RecordStatus.HUSK);
    assertThat(isGone(test.store, pruned)).isFalse();
    assertThat(jobs()).hasSize(1);
  }

  @Test
  void textGoesOnceWhatItsPrunedSourcesWereMadeFromIsForgottenToo() {
    Ref day = planted.husk(test.store, SHOP, RecordKinds.SUMMARY, ref(one), ref(two));
    Ref week = summary("a week of a pruned day", day);
    memory.forget(Selector.id(one));
    assertThat(find(week).body().content()).isEmpty();

    memory.forget(Selector.id(two));

    assertThat(isGone(test.store, day)).isTrue();
    assertThat(isGone(test.store, week)).isTrue();
    assertThat(jobs()).isEmpty();
  }

  @Test
  void jobGoesWithItsTextWhenTheLastSourceIsForgotten() {
    Ref day = summary("one and two", ref(one), ref(two));
    memory.forget(Selector.id(one));
    assertThat(jobs()).hasSize(1);

    memory.forget(Selector.id(two));

    assertThat(isGone(test.store, day)).isTrue();
    assertThat(jobs()).isEmpty();
  }

  @Test
  void evidenceIsNoSource() {
    Ref kept = planted.supported(test.store, SHOP, "two", ref(two), ref(one));

    memory.forget(Selector.id(one));

    assertThat(find(kept).body().content()).isEqualTo("two");
    assertThat(find(kept).body().status()).isEqualTo(RecordStatus.ACTIVE);
  }

  @Test
  void circleOfTextsEnds() {
    Ref first = summary("first", ref(one), Ref.record(new RecordId("s000000000077")));
    Ref second = summary("second", first);

    memory.forget(Selector.id(one));

    assertThat(find(first).body().status()).isEqualTo(RecordStatus.HUSK);
    assertThat(find(second).body().status()).isEqualTo(RecordStatus.HUSK);
  }

  @Test
  void layerOfOthersIsCleanedOfWhatWasMadeFromAFact() {
    Layer other = Layer.project("other");
    Ref there = planted.derived(test.store, other, RecordKinds.SUMMARY, "says one", ref(one));

    assertThat(memory.forget(Selector.id(one)).layers()).containsExactly(SHOP);
    assertThat(isGone(test.store, there)).isTrue();
  }
}
