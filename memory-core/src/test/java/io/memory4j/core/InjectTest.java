package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreMark;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InjectTest {
  private static final InjectionRequest ANY = InjectionRequest.ofDefaults();

  private static List<String> contents(LayerCandidates candidates) {
    return candidates.newestFirst().stream().map(Fact::content).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2, 20_000})
  void candidatesAreTheNewestOfEachLayerSpecificFirst(int readModel) {
    TestMemory test = TestMemory.create().readModel(readModel);
    AgentMemory memory = test.memory();
    memory.remember(Fact.draft("g1").in(GLOBAL));
    List.of("p1", "p2", "p3").forEach(memory::remember);

    memory.inject(ANY.window(2));

    assertThat(test.planned())
        .extracting(LayerCandidates::layer)
        .containsExactly(SHOP, ANA, GLOBAL);
    assertThat(test.planned().stream().map(InjectTest::contents))
        .containsExactly(List.of("p3", "p2"), List.of(), List.of("g1"));
    assertThat(test.planned()).extracting(LayerCandidates::tail).containsExactly(1L, 0L, 0L);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 20_000})
  void factOutsideTheWindowStillShadows(int readModel) {
    TestMemory test = TestMemory.create().readModel(readModel);
    AgentMemory memory = test.memory();
    memory.remember(Fact.draft("general").key("k").in(GLOBAL));
    Fact special = memory.remember(Fact.draft("special").key("k")).fact().orElseThrow();
    List.of("p1", "p2", "p3").forEach(memory::remember);

    memory.inject(ANY.window(3));

    assertThat(contents(test.planned().get(0))).doesNotContain("special");
    assertThat(test.planned().get(2).shadowingKeys())
        .containsOnlyKeys("k")
        .containsValue(special.id());
  }

  @Test
  void quarantinedFactsAreCandidatesAndClosedOnesAreNot() {
    TestMemory test = TestMemory.create();
    AgentMemory memory = test.memory();
    memory.remember(Fact.draft("old").key("k"));
    memory.remember(Fact.draft("new").key("k"));
    test.store.write(
        writer -> {
          RecordBody record = writer.list(RecordQuery.in(SHOP).limit(1)).get(0).body();
          return writer.insert(
              new RecordId("f000000000000"),
              record.toBuilder()
                  .status(RecordStatus.QUARANTINED)
                  .content("held back")
                  .fingerprint("other")
                  .build());
        });

    memory.inject(ANY);

    assertThat(contents(test.planned().get(0))).containsExactly("held back", "new");
    assertThat(test.planned().get(0).newestFirst())
        .extracting(Fact::state)
        .containsExactly(Fact.State.QUARANTINED, Fact.State.CURRENT);
  }

  @Test
  void silentStoreGivesAnEmptyMarkedBlockAndComesBack() {
    SwitchedStore store = new SwitchedStore();
    AgentMemory memory = TestMemory.over(store).memory();
    memory.remember("Use tabs");
    store.silent = true;

    InjectionBlock block = memory.inject(ANY);
    store.silent = false;

    assertThat(block.text()).isEmpty();
    assertThat(block.plan().degraded()).isTrue();
    assertThat(memory.inject(ANY).plan().degraded()).isFalse();
  }

  @Test
  void injectingChangesNothing() {
    TestMemory test = TestMemory.create();
    AgentMemory memory = test.memory();
    memory.remember("Use tabs");
    StoreMark before = test.store.mark();

    memory.inject(ANY);

    assertThat(test.store.mark()).isEqualTo(before);
  }

  @Test
  void whatAnotherMemoryWroteIsSeenAtOnce() {
    TestMemory test = TestMemory.create();
    AgentMemory reading = test.memory();
    reading.inject(ANY);

    test.bind(SHOP).remember("Use tabs");
    reading.inject(ANY);

    assertThat(contents(test.planned().get(0))).containsExactly("Use tabs");
  }
}
