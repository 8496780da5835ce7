package io.memory4j.inject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionPlan.Reason;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InjectionPlanTest {
  private static final Layer ANA = Layer.person("ana");
  private static final Entry IN = entry("f000000000001", Reason.INCLUDED, "- a secret");
  private static final Entry FULL = entry("f000000000002", Reason.BUDGET, "");
  private static final Entry LAST = entry("f000000000003", Reason.INCLUDED, "- more");

  private static Entry entry(String id, Reason reason, String line) {
    return new Entry(
        Section.FACTS, Optional.of(ANA), id, reason, Optional.empty(), 12, "## Always", line);
  }

  private static Map<Layer, Long> tail() {
    Map<Layer, Long> tail = new LinkedHashMap<>();
    tail.put(Layer.project("shop"), 4L);
    tail.put(ANA, 3L);
    tail.put(Layer.global(), 2L);
    return tail;
  }

  @Test
  void candidatesArePartedInTheirOrder() {
    InjectionPlan plan = new InjectionPlan(List.of(IN, LAST, FULL), Map.of(), false);

    assertThat(plan.included()).containsExactly(IN, LAST);
    assertThat(plan.omitted()).containsExactly(FULL);
  }

  @ParameterizedTest
  @EnumSource(Reason.class)
  void onlyTwoReasonsInclude(Reason reason) {
    assertThat(entry("f000000000001", reason, "").isIncluded())
        .isEqualTo(reason == Reason.INCLUDED || reason == Reason.CUT);
  }

  @Test
  void tailKeepsItsOrder() {
    InjectionPlan plan = new InjectionPlan(List.of(), tail(), false);

    assertThat(plan.tail().keySet()).containsExactly(Layer.project("shop"), ANA, Layer.global());
  }

  @Test
  void planCopiesWhatItHolds() {
    List<Entry> entries = new ArrayList<>(List.of(IN));
    Map<Layer, Long> tail = tail();
    InjectionPlan plan = new InjectionPlan(entries, tail, false);

    entries.clear();
    tail.clear();

    assertThat(plan.entries()).containsExactly(IN);
    assertThat(plan.tail()).isEqualTo(tail());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> plan.tail().clear());
  }

  @Test
  void textShowsCountsAlone() {
    assertThat(new InjectionPlan(List.of(IN, FULL), tail(), false))
        .hasToString("InjectionPlan[1 included, 1 omitted, tail 9]");
    assertThat(IN).hasToString("Entry[f000000000001, INCLUDED, cost 12]");
  }

  @Test
  void planOfAStoreThatDidNotAnswerSaysSo() {
    InjectionPlan plan = InjectionPlan.ofDegraded();

    assertThat(plan.degraded()).isTrue();
    assertThat(plan.entries()).isEmpty();
    assertThat(plan).hasToString("InjectionPlan[0 included, 0 omitted, tail 0, degraded]");
  }

  @Test
  void candidatesOfALayerAreNotShadowedFromOutsideByDefault() {
    LayerCandidates candidates = LayerCandidates.of(ANA, facts());

    assertThat(candidates).isEqualTo(new LayerCandidates(ANA, facts(), Map.of(), 0));
  }

  @Test
  void candidatesAreCopiedInTheirOrder() {
    List<Fact> facts = new ArrayList<>(facts());
    Map<String, FactId> keys = new HashMap<>(Map.of("drink", new FactId("f000000000009")));
    LayerCandidates candidates = new LayerCandidates(ANA, facts, keys, 1);

    facts.clear();
    keys.clear();

    assertThat(candidates.newestFirst()).isEqualTo(facts());
    assertThat(candidates.shadowingKeys()).containsOnlyKeys("drink");
  }

  @Test
  void negativeTailIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LayerCandidates(ANA, List.of(), Map.of(), -1))
        .withMessage("The tail is -1; it is a count.");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> entry("f000000000001", Reason.BUDGET, null));
    assertThatNullPointerException().isThrownBy(() -> entry("f000000000001", null, ""));
    assertThatNullPointerException().isThrownBy(() -> LayerCandidates.of(null, List.of()));
    assertThatNullPointerException().isThrownBy(() -> new InjectionPlan(null, Map.of(), false));
  }

  private static List<Fact> facts() {
    return Stream.of("f000000000002", "f000000000001")
        .map(id -> Fact.builder(new FactId(id), ANA, "likes tea", Instant.EPOCH).build())
        .toList();
  }
}
