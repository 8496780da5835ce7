package io.memory4j.core;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.GLOBAL;
import static io.memory4j.core.TestMemory.SHOP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AgentMemory;
import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.ListQuery;
import io.memory4j.Provenance;
import io.memory4j.recall.Recall;
import io.memory4j.recall.RecallQuery;
import io.memory4j.recall.RecallQuery.Mode;
import io.memory4j.recall.Recollection;
import io.memory4j.testkit.InMemoryStore;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecallAndListTest {
  private final TestMemory test = TestMemory.create();
  private final AgentMemory memory = test.memory();

  private static List<String> texts(Recall recall) {
    return recall.hits().stream().map(hit -> hit.fact().content()).toList();
  }

  private List<String> found(RecallQuery query) {
    return texts(memory.recall(query));
  }

  @Test
  void moreWordsRankHigher() {
    memory.remember("The auth service has a timeout of 30 s");
    memory.remember("The web service has no limit at all here");

    Recall recall = memory.recall(RecallQuery.of("timeout of the auth service"));

    assertThat(recall.hits()).hasSize(2);
    Recollection best = recall.hits().get(0);
    assertThat(best.fact().content()).startsWith("The auth");
    assertThat(best.score()).isEqualTo(1);
    assertThat(best.reason()).isEqualTo("words: 3 of 3");
    assertThat(recall.hits().get(1).reason()).isEqualTo("words: 1 of 3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"POL-358", "don't", "src/a.b", "\"POL-358", "POL*", "(blocked", "blocked AND"})
  void signsAreNoSyntax(String query) { // bug C1, reports C1 to C6
    memory.remember("ticket POL-358 is blocked by don't-touch list in src/a.b:12");

    assertThat(memory.recall(RecallQuery.of(query)).hits()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "***", "%", "_", "';--", "的"})
  void nothingToFindIsNoError(String query) {
    memory.remember("ticket POL-358 is blocked");

    assertThat(memory.recall(RecallQuery.of(query)).hits()).isEmpty();
  }

  @Test
  void wordsOfScriptsWithoutSpacesAreFound() { // bug C2, reports C7 to C10
    memory.remember("设备清单在 NAS 上");
    memory.remember("承認フローは必須");
    memory.remember("Le café est ouvert");

    assertThat(found(RecallQuery.of("清单"))).containsExactly("设备清单在 NAS 上");
    assertThat(found(RecallQuery.of("承認"))).containsExactly("承認フローは必須");
    assertThat(found(RecallQuery.of("cafe"))).containsExactly("Le café est ouvert");
  }

  @Test
  void modesCombineWords() {
    memory.remember("fast blue car");
    memory.remember("blue fast boat");

    assertThat(found(RecallQuery.of("blue car"))).hasSize(2);
    assertThat(found(RecallQuery.of("blue car").mode(Mode.ALL_WORDS)))
        .containsExactly("fast blue car");
    assertThat(found(RecallQuery.of("blue fast").mode(Mode.PHRASE)))
        .containsExactly("blue fast boat");
  }

  @Test
  void tagFilterIsDroppedOnceAndSaidSo() {
    memory.remember(Fact.draft("Use tabs").tag("style"));

    Recall tagged = memory.recall(RecallQuery.of("tabs").anyTag("Style"));
    Recall dropped = memory.recall(RecallQuery.of("tabs").anyTag("goals"));
    Recall nothing = memory.recall(RecallQuery.of("spaces").anyTag("goals"));

    assertThat(tagged.tagFilterDropped()).isFalse();
    assertThat(texts(dropped)).containsExactly("Use tabs");
    assertThat(dropped.tagFilterDropped()).isTrue();
    assertThat(nothing.hits()).isEmpty();
    assertThat(nothing.tagFilterDropped()).isFalse();
  }

  @Test
  void shadowedFactsAreNotRecalled() {
    memory.remember(Fact.draft("color blue everywhere").key("color").in(GLOBAL));
    memory.remember(Fact.draft("color red here").key("color").in(SHOP));

    assertThat(found(RecallQuery.of("color"))).containsExactly("color red here");
    assertThat(found(RecallQuery.of("blue"))).isEmpty();
    assertThat(found(RecallQuery.of("blue").in(GLOBAL))).containsExactly("color blue everywhere");
  }

  @Test
  void filtersKeepWhatTheyName() {
    memory.remember(Fact.draft("tea in the morning").category("habits"));
    memory.remember(
        Fact.draft("tea at night")
            .by(Provenance.person("ana"))
            .observedAt(Instant.parse("2020-01-01T00:00:00Z")));

    RecallQuery tea = RecallQuery.of("tea");
    assertThat(found(tea.category("habits"))).containsExactly("tea in the morning");
    assertThat(found(tea.author("person:ana"))).containsExactly("tea at night");
    assertThat(found(tea.saidBefore(Instant.parse("2021-01-01T00:00:00Z"))))
        .containsExactly("tea at night");
    assertThat(found(tea.saidFrom(Instant.parse("2021-01-01T00:00:00Z"))))
        .containsExactly("tea in the morning");
    assertThat(found(tea.limit(1))).hasSize(1);
  }

  @Test
  void answersOfTwoStoresAreMergedSpecificFirst() {
    AgentMemory two = test.with(LayerKind.GLOBAL, InMemoryStore.create()).memory();
    two.remember(Fact.draft("tea general").in(GLOBAL));
    two.remember(Fact.draft("tea special").in(SHOP));

    Recall recall = two.recall(RecallQuery.of("tea"));

    assertThat(texts(recall)).containsExactly("tea special", "tea general");
    assertThat(recall.hits()).extracting(Recollection::score).containsExactly(1.0, 1.0);
  }

  @Test
  void silentStoreIsReportedAndTheOthersAnswer() {
    SwitchedStore store = new SwitchedStore();
    AgentMemory two = test.with(LayerKind.PERSON, store).memory();
    two.remember("tea here");
    store.silent = true;

    Recall recall = two.recall(RecallQuery.of("tea"));

    assertThat(texts(recall)).containsExactly("tea here");
    assertThat(recall.unavailable()).containsExactly(ANA);
  }

  @Test
  void storeWithoutSearchIsReadThrough(@TempDir Path place) {
    AgentMemory plain = TestMemory.over(InMemoryStore.open(place, Set.of())).memory();
    plain.remember("Le Café est ouvert");
    plain.remember(Fact.draft("fix authTimeout").tag("bugs"));

    assertThat(texts(plain.recall(RecallQuery.of("cafe")))).containsExactly("Le Café est ouvert");
    assertThat(texts(plain.recall(RecallQuery.of("timeout bugs"))))
        .containsExactly("fix authTimeout");
    assertThat(texts(plain.recall(RecallQuery.of("cafe timeout").mode(Mode.ALL_WORDS)))).isEmpty();
    assertThat(texts(plain.recall(RecallQuery.of("est ouvert").mode(Mode.PHRASE)))).hasSize(1);
  }

  @Test
  void foreignLayersAreRefused() {
    Layer bob = Layer.person("bob");

    assertThatThrownBy(() -> memory.recall(RecallQuery.of("x").in(bob)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> memory.list(ListQuery.all().in(bob)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void listGoesLayerByLayerNewestFirst() {
    memory.remember(Fact.draft("g").in(GLOBAL));
    memory.remember("p1");
    memory.remember(Fact.draft("a").in(ANA).category("habits").tag("x"));
    test.clock.advance(Duration.ofDays(-3));
    memory.remember("p2");

    assertThat(memory.list(ListQuery.all()))
        .extracting(Fact::content)
        .containsExactly("p2", "p1", "a", "g");
    assertThat(memory.list(ListQuery.all().limit(3))).hasSize(3);
    assertThat(memory.list(ListQuery.all().category("habits"))).hasSize(1);
    assertThat(memory.list(ListQuery.all().anyTag(" X "))).hasSize(1);
    assertThat(memory.list(ListQuery.all().in(GLOBAL))).hasSize(1);
  }

  @Test
  void askingChangesNothing() {
    memory.remember(Fact.draft("tea").key("k"));
    long before = test.store.mark().value();

    memory.recall(RecallQuery.of("tea"));
    memory.list(ListQuery.all());
    memory.find("k");

    assertThat(test.store.mark().value()).isEqualTo(before);
  }
}
