package io.memory4j.store;

import static io.memory4j.store.RecordStatus.ACTIVE;
import static io.memory4j.store.RecordStatus.HUSK;
import static io.memory4j.store.RecordStatus.QUARANTINED;
import static io.memory4j.store.RecordStatus.SUPERSEDED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RecordStatusTest {
  private static final Map<RecordStatus, Set<RecordStatus>> STEPS =
      Map.of(
          ACTIVE, Set.of(ACTIVE, SUPERSEDED, HUSK),
          QUARANTINED, Set.of(QUARANTINED, SUPERSEDED, HUSK),
          SUPERSEDED, Set.of(SUPERSEDED, HUSK),
          HUSK, Set.of(HUSK));

  @ParameterizedTest
  @EnumSource(RecordStatus.class)
  void onlyTheStepsOfTheTableAreAllowed(RecordStatus from) {
    Set<RecordStatus> allowed =
        EnumSet.allOf(RecordStatus.class).stream()
            .filter(from::mayBecome)
            .collect(Collectors.toSet());

    assertThat(allowed).isEqualTo(STEPS.get(from));
  }

  @Test
  void whatIsClosedNeverOpensAgain() {
    assertThat(EnumSet.allOf(RecordStatus.class))
        .filteredOn(RecordStatus::isClosed)
        .containsExactly(SUPERSEDED, HUSK)
        .allSatisfy(
            closed ->
                assertThat(EnumSet.allOf(RecordStatus.class))
                    .filteredOn(closed::mayBecome)
                    .allMatch(RecordStatus::isClosed));
  }
}
