package io.memory4j.recall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Layer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecallQueryTest {
  private static final RecallQuery QUERY = RecallQuery.of("green tea");
  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");

  private static List<UnaryOperator<RecallQuery>> changes() {
    return List.of(
        query -> query.mode(RecallQuery.Mode.PHRASE),
        query -> query.anyTag("taste"),
        query -> query.in(Layer.global()),
        query -> query.category("habits"),
        query -> query.author("person:ana"),
        query -> query.saidFrom(AT),
        query -> query.saidBefore(AT.plusSeconds(1)),
        query -> query.limit(3));
  }

  private static List<Object> parts(RecallQuery query) {
    return List.of(
        query.text(),
        query.mode(),
        query.anyTag(),
        query.layers(),
        query.category(),
        query.author(),
        query.saidFrom(),
        query.saidBefore(),
        query.maxFacts());
  }

  @Test
  void questionAsksForAnyWordInAllLayers() {
    assertThat(QUERY.text()).isEqualTo("green tea");
    assertThat(QUERY.mode()).isEqualTo(RecallQuery.Mode.ANY_WORD);
    assertThat(QUERY.layers()).isEmpty();
    assertThat(QUERY.anyTag()).isEmpty();
    assertThat(QUERY.category()).isEmpty();
    assertThat(QUERY.author()).isEmpty();
    assertThat(QUERY.maxFacts()).isEqualTo(RecallQuery.DEFAULT_LIMIT);
  }

  @Test
  void copyKeepsEveryPart() {
    RecallQuery query = QUERY;
    for (UnaryOperator<RecallQuery> change : changes()) {
      query = change.apply(query);
    }

    assertThat(query.text()).isEqualTo("green tea");
    assertThat(query.mode()).isEqualTo(RecallQuery.Mode.PHRASE);
    assertThat(query.anyTag()).containsExactly("taste");
    assertThat(query.layers()).containsExactly(Layer.global());
    assertThat(query.category()).contains("habits");
    assertThat(query.author()).contains("person:ana");
    assertThat(query.saidFrom()).contains(AT);
    assertThat(query.saidBefore()).contains(AT.plusSeconds(1));
    assertThat(query.maxFacts()).isEqualTo(3);
  }

  @ParameterizedTest
  @MethodSource("changes")
  void changeConcernsOnePartOfACopy(UnaryOperator<RecallQuery> change) {
    List<Object> before = parts(QUERY);

    List<Object> after = parts(change.apply(QUERY));

    assertThat(parts(QUERY)).isEqualTo(before);
    assertThat(after).filteredOn(part -> !before.contains(part)).hasSize(1);
  }

  @Test
  void tagsAndLayersAddUpAndAreUnmodifiable() {
    RecallQuery query =
        QUERY.anyTag("a").anyTag("b").in(Layer.person("ana")).in(Layer.global()).anyTag("a");

    assertThat(query.anyTag()).containsExactlyInAnyOrder("a", "b");
    assertThat(query.layers()).containsExactly(Layer.person("ana"), Layer.global());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> query.anyTag().clear());
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> query.layers().clear());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\"unclosed", "a OR NOT *", "\ud800", "\u0000"})
  void anyTextIsAQuestion(String text) {
    assertThat(RecallQuery.of(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void limitBelowOneIsRefused(int limit) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> QUERY.limit(limit))
        .withMessage("The limit is " + limit + " facts; ask for 1 or more.");
  }

  @Test
  void textShowsTheLengthInCodePointsAlone() {
    assertThat(RecallQuery.of("tea \ud83c\udf75").author("person:ana"))
        .hasToString("RecallQuery[5 characters]");
  }

  @Test
  void answerCopiesWhatItHolds() {
    List<Recollection> hits = new ArrayList<>();
    Set<Layer> unavailable = new HashSet<>(Set.of(Layer.global()));
    Recall recall = new Recall(hits, true, unavailable);

    unavailable.clear();

    assertThat(recall.unavailable()).containsExactly(Layer.global());
    assertThat(recall).isEqualTo(new Recall(List.of(), true, Set.of(Layer.global())));
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> RecallQuery.of(null));
    assertThatNullPointerException().isThrownBy(() -> QUERY.mode(null));
    assertThatNullPointerException().isThrownBy(() -> QUERY.in(null));
    assertThatNullPointerException().isThrownBy(() -> QUERY.anyTag(null));
    assertThatNullPointerException().isThrownBy(() -> QUERY.saidFrom(null));
  }
}
