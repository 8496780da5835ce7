package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.LayerStack;
import io.memory4j.ListQuery;
import io.memory4j.Provenance;
import io.memory4j.Remembered;
import io.memory4j.Resolved;
import io.memory4j.Selector;
import io.memory4j.SessionInfo;
import io.memory4j.SessionMemory;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordQuery;
import io.memory4j.testkit.InMemoryStore;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** One handle over the store of a home (everything, persons) and that of a project. */
class SeveralStoresTest {
  private final MemoryStore home = InMemoryStore.create();
  private final MemoryStore project = InMemoryStore.create();
  private final Memory4j memory4j =
      Memory4j.builder().store(home).store(LayerKind.PROJECT, project).build();
  private final AgentMemory memory = memory4j.bind(LayerStack.of(GLOBAL, ANA, SHOP));

  @AfterEach
  void close() {
    memory4j.close();
  }

  private static long records(MemoryStore store, Layer layer) {
    return store.read(reader -> (long) reader.list(RecordQuery.in(layer).limit(9)).size());
  }

  @Test
  void eachLayerLiesInItsStoreAlone() {
    memory.remember(Fact.draft("of all").in(GLOBAL));
    memory.remember(Fact.draft("of ana").in(ANA));
    memory.remember(Fact.draft("of the shop").in(SHOP));

    assertThat(List.of(records(home, GLOBAL), records(home, ANA), records(home, SHOP)))
        .containsExactly(1L, 1L, 0L);
    assertThat(List.of(records(project, GLOBAL), records(project, ANA), records(project, SHOP)))
        .containsExactly(0L, 0L, 1L);
  }

  @Test
  void blockHoldsTheFactsOfAllStores() {
    memory.remember(Fact.draft("of ana").in(ANA));
    memory.remember(Fact.draft("of the shop").in(SHOP));

    assertThat(memory.inject(InjectionRequest.ofDefaults()).text())
        .contains("of ana", "of the shop");
  }

  @Test
  void keyIsShadowedAndComesToLightAcrossStores() {
    Fact general = memory.remember(key("general").in(GLOBAL)).fact().orElseThrow();
    Fact persons = memory.remember(key("persons").in(ANA)).fact().orElseThrow();
    Fact specific = memory.remember(key("specific").in(SHOP)).fact().orElseThrow();

    Resolved resolved = memory.find("k").orElseThrow();

    assertThat(resolved.fact()).isEqualTo(specific);
    assertThat(resolved.shadowed()).containsExactly(persons, general);
    assertThat(memory.forget(Selector.key("k")).visibleAgain()).contains(ANA);
    assertThat(memory.forget(Selector.id(persons.id())).visibleAgain()).contains(GLOBAL);
    assertThat(memory.forget(Selector.key("k")).visibleAgain()).isEmpty();
    assertThat(memory.find("k")).isEmpty();
  }

  private static Fact.Draft key(String text) {
    return Fact.draft(text).key("k");
  }

  @Test
  void undoAndHistoryFindTheStoreOfTheirFact() {
    memory.remember(key("old").in(ANA));
    Remembered changed = memory.remember(key("new").in(ANA));

    memory.undo(changed.receipt().orElseThrow());

    Fact stands = memory.find("k").orElseThrow().fact();
    assertThat(stands.content()).isEqualTo("old");
    assertThat(memory.history(stands.id())).hasSize(3);
  }

  @Test
  void speakerOfATurnHasTheStoreOfItsKind() {
    SessionMemory session = memory.session(SessionInfo.of("s1"));
    session.turnStarted(Provenance.person("ben"));

    session.remember(Fact.draft("of ben").in(Layer.person("ben")));

    assertThat(records(home, Layer.person("ben"))).isEqualTo(1);
    session.turnEnded();
    assertThat(session.list(ListQuery.all())).isEmpty();
  }
}
