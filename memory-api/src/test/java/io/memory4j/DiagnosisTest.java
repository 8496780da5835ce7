package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Diagnosis.Fate;
import io.memory4j.Diagnosis.Line;
import io.memory4j.Diagnosis.Outcome;
import io.memory4j.Diagnosis.StoreState;
import io.memory4j.store.Capability;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DiagnosisTest {
  @Test
  void stateCopiesItsCountsInTheOrderOfTheirNames() {
    Map<String, Long> facts = new HashMap<>(Map.of("SUPERSEDED", 1L, "ACTIVE", 2L));
    Map<String, Map<String, Long>> records = new HashMap<>(Map.of("RULE", Map.of(), "FACT", facts));
    StoreState state =
        new StoreState(
            "s",
            List.of(Layer.global()),
            true,
            Set.of(Capability.SEARCH),
            Map.of(),
            records,
            0,
            Map.of("remerge", 1L),
            false);

    facts.clear();
    records.clear();

    assertThat(state.records().keySet()).containsExactly("FACT", "RULE");
    assertThat(state.records().get("FACT").keySet()).containsExactly("ACTIVE", "SUPERSEDED");
  }

  @Test
  void fateCopiesItsReasonsAndNeedsItsParts() {
    List<String> reasons = new ArrayList<>(List.of("BLANK"));
    Fate fate = new Fate(Outcome.REJECTED, Optional.empty(), Optional.empty(), reasons);

    reasons.clear();

    assertThat(fate.reasons()).containsExactly("BLANK");
    assertThatNullPointerException()
        .isThrownBy(() -> new Fate(null, Optional.empty(), Optional.empty(), List.of()));
    assertThatNullPointerException().isThrownBy(() -> new Line("store", null, "why", ""));
  }
}
