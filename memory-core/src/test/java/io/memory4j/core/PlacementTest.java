package io.memory4j.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.LayerKind;
import io.memory4j.core.Placement.Destination;
import io.memory4j.core.Placement.Effect;
import io.memory4j.core.Placement.Whom;
import io.memory4j.core.Placement.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of ruling G3, row by row. */
class PlacementTest {
  @ParameterizedTest
  @CsvSource({
    // what a person keeps and what an agent writes, everywhere and here
    "DOES,  EVERYBODY,       false, HOME_AGENTS_FILE,     PERSON,                     false",
    "DOES,  EVERYBODY,       true,  HOME_AGENTS_FILE,     PERSON,                     false",
    "KNOWS, EVERYBODY,       false, GLOBAL_LAYER,         LIBRARY,                    false",
    "KNOWS, EVERYBODY,       true,  GLOBAL_LAYER,         LIBRARY,                    false",
    // a team rule; a rule learned while working here
    "DOES,  PROJECT,         false, PROJECT_AGENTS_FILE,  PERSON,                     true",
    "DOES,  PROJECT,         true,  PROJECT_LEARNED_FILE, LIBRARY_AFTER_CONFIRMATION, true",
    // a fact about the project; a convention
    "KNOWS, PROJECT,         false, PROJECT_LAYER,        LIBRARY,                    false",
    "KNOWS, PROJECT,         true,  PROJECT_LAYER,        LIBRARY,                    false",
    // how this agent works
    "DOES,  AGENT,           false, AGENT_LEARNED_FILE,   LIBRARY_AFTER_CONFIRMATION, false",
    "DOES,  AGENT,           true,  AGENT_LEARNED_FILE,   LIBRARY_AFTER_CONFIRMATION, false",
    "KNOWS, AGENT,           false, AGENT_LEARNED_FILE,   LIBRARY_AFTER_CONFIRMATION, false",
    "KNOWS, AGENT,           true,  AGENT_LEARNED_FILE,   LIBRARY_AFTER_CONFIRMATION, false",
    // a preference or habit
    "DOES,  KNOWN_PERSON,    false, PERSON_LAYER,         LIBRARY,                    false",
    "DOES,  KNOWN_PERSON,    true,  PERSON_LAYER,         LIBRARY,                    false",
    "KNOWS, KNOWN_PERSON,    false, PERSON_LAYER,         LIBRARY,                    false",
    "KNOWS, KNOWN_PERSON,    true,  PERSON_LAYER,         LIBRARY,                    false",
    "DOES,  UNKNOWN_PERSON,  false, GLOBAL_LAYER,         LIBRARY,                    false",
    "DOES,  UNKNOWN_PERSON,  true,  GLOBAL_LAYER,         LIBRARY,                    false",
    "KNOWS, UNKNOWN_PERSON,  false, GLOBAL_LAYER,         LIBRARY,                    false",
    "KNOWS, UNKNOWN_PERSON,  true,  GLOBAL_LAYER,         LIBRARY,                    false",
    // a new contributor would have to be told
    "DOES,  NEW_CONTRIBUTOR, false, PROJECT_AGENTS_FILE,  PERSON,                     true",
    "DOES,  NEW_CONTRIBUTOR, true,  PROJECT_LEARNED_FILE, LIBRARY_AFTER_CONFIRMATION, true",
    "KNOWS, NEW_CONTRIBUTOR, false, PROJECT_AGENTS_FILE,  PERSON,                     true",
    "KNOWS, NEW_CONTRIBUTOR, true,  PROJECT_LEARNED_FILE, LIBRARY_AFTER_CONFIRMATION, true",
  })
  void answersAsTheTableSays(
      Effect effect,
      Whom whom,
      boolean learned,
      Destination place,
      Writer writer,
      boolean travels) {
    Placement placement = Placement.of(effect, whom, learned);

    assertThat(placement.destination()).isEqualTo(place);
    assertThat(placement.writer()).isEqualTo(writer);
    assertThat(placement.travelsWithRepository()).isEqualTo(travels);
  }

  @Test
  void layerOfAnAgentIsNeverAnAnswer() {
    assertThat(all())
        .extracting(p -> p.destination().layerKind())
        .allMatch(kind -> kind.filter(LayerKind.AGENT::equals).isEmpty());
  }

  @Test
  void libraryWritesNoFileWithoutAPersonAndNoAgentsFileAtAll() {
    for (Placement placement : all()) {
      placement
          .destination()
          .fileName()
          .ifPresent(name -> assertThat(placement.writer()).isNotEqualTo(Writer.LIBRARY));
      assertThat(placement.destination().fileName().filter("AGENTS.md"::equals).isPresent())
          .isEqualTo(placement.writer() == Writer.PERSON);
    }
  }

  @Test
  void everyDestinationIsALayerOrAFileAndIsReached() {
    for (Destination place : Destination.values()) {
      assertThat(place.layerKind().isPresent()).isNotEqualTo(place.fileName().isPresent());
    }
    assertThat(all().stream().map(Placement::destination).distinct())
        .containsExactlyInAnyOrder(Destination.values());
  }

  @Test
  void reasonIsOneSentence() {
    assertThat(all())
        .extracting(Placement::reason)
        .allMatch(r -> r.endsWith(".") && r.indexOf(". ") < 0 && r.lines().count() == 1);
  }

  private static List<Placement> all() {
    return Arrays.stream(Effect.values())
        .flatMap(
            effect ->
                Arrays.stream(Whom.values())
                    .flatMap(
                        whom ->
                            Stream.of(true, false)
                                .map(learned -> Placement.of(effect, whom, learned))))
        .toList();
  }
}
