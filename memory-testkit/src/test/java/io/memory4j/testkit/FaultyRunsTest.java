package io.memory4j.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Random runs know no rule, and still find what a backend does wrong every day. */
class FaultyRunsTest {
  /** Chance finds each of these in at least nine of ten runs of the property. */
  private static final Set<String> COMMON =
      Set.of(
          "loses the detail when it is opened anew",
          "moves a record that should keep its place",
          "inserts a list up to the conflict",
          "replaces a record whose id is taken",
          "makes a closed record active again",
          "keeps milliseconds",
          "commits what failed",
          "declares more than it does",
          "forgets one deletion",
          "tells a deletion at the record's last change",
          "tells a deletion once",
          "tells no deletion after it is opened anew",
          "admits a once-key in each layer");

  /** Chance may miss a fault once; it does not miss it so often. */
  private static final int RUNS = 6;

  static Stream<Fault> faults() {
    return Stream.of(RecordFaults.all(), ChangeFaults.all(), CallFaults.all(), QueryFaults.all())
        .flatMap(List::stream)
        .filter(fault -> COMMON.contains(fault.name()));
  }

  private static boolean passes(Fault fault) {
    FaultyStoreRuns.set(fault);
    return EngineTestKit.engine("jqwik")
            .configurationParameter("jqwik.shrinking.default", "OFF")
            .configurationParameter("jqwik.failures.after.default", "RANDOM_SEED")
            .configurationParameter("jqwik.reporting.onlyfailures", "true")
            .configurationParameter("jqwik.database", "target/jqwik-faults")
            .selectors(selectClass(FaultyStoreRuns.class))
            .execute()
            .testEvents()
            .failed()
            .count()
        == 0;
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aRandomRunFindsAFaultThatIsCommon(Fault fault) {
    boolean found = false;
    for (int run = 0; run < RUNS && !found; run++) {
      found = !passes(fault);
    }

    assertThat(found).isTrue();
  }
}
