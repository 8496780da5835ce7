package io.memory4j.core;

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
import io.memory4j.SessionInfo;
import io.memory4j.SessionMemory;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.recall.RecallQuery;
import io.memory4j.testkit.InMemoryStore;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Whatever turns follow each other or overlap, nobody sees what is another person's. */
class SpeakerProperties {
  private static final List<String> PERSONS = List.of("ana", "ben", "cleo");

  /** 0 to 2: a turn of that person begins; 3: a turn ends; 4: nothing of both. */
  @Property(tries = 60)
  void personsFactsAreSeenInTurnsOfThatPersonOnly(
      @ForAll @Size(min = 1, max = 8) List<@IntRange(max = 4) Integer> steps) {
    try (Memory4j memory4j = Memory4j.builder().store(InMemoryStore.create()).build()) {
      SessionMemory session =
          memory4j
              .bind(LayerStack.of(GLOBAL, Layer.person("ana"), SHOP))
              .session(SessionInfo.of("s1"));
      List<AgentMemory> memories = new ArrayList<>(List.of(session));
      for (int i = 0; i < steps.size(); i++) {
        int step = steps.get(i);
        if (step < PERSONS.size()) {
          memories.add(session.turnStarted(Provenance.person(PERSONS.get(step))));
        } else if (step == PERSONS.size()) {
          session.turnEnded();
        }
        for (AgentMemory memory : memories) {
          String person = personOf(memory);
          memory.remember(Fact.draft("secret" + person + " " + i).in(Layer.person(person)));
        }
      }

      memories.forEach(SpeakerProperties::seesItsOwnOnly);
    }
  }

  private static String personOf(AgentMemory memory) {
    return memory.layers().layer(LayerKind.PERSON).orElseThrow().name();
  }

  private static void seesItsOwnOnly(AgentMemory memory) {
    String own = personOf(memory);
    String block = memory.inject(InjectionRequest.ofDefaults()).text();
    assertThat(memory.list(ListQuery.all()))
        .extracting(Fact::layer)
        .containsOnly(Layer.person(own));
    for (String person : PERSONS) {
      assertThat(block.contains("secret" + person)).isEqualTo(person.equals(own));
    }
    String other = own.equals("ana") ? "ben" : "ana";
    assertThat(memory.recall(RecallQuery.of("secret" + other)).hits()).isEmpty();
  }
}
