package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Fact.Draft;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FactDraftTest {
  private static final Instant WHEN = Instant.parse("2026-01-02T03:04:05Z");
  private static final Layer ANA = Layer.person("ana");

  /** Each setter once. */
  private static List<UnaryOperator<Draft>> setters() {
    return List.of(
        draft -> draft.in(ANA),
        draft -> draft.key("drink"),
        draft -> draft.detail("green"),
        draft -> draft.category("taste"),
        draft -> draft.tag("tea"),
        draft -> draft.takenFrom("e1"),
        draft -> draft.observedAt(WHEN),
        draft -> draft.by(Provenance.assistant()));
  }

  private static List<Object> parts(Draft draft) {
    return List.of(
        draft.layer(),
        draft.key(),
        draft.detail(),
        draft.category(),
        draft.tags(),
        draft.episodes(),
        draft.observedAt(),
        draft.provenance());
  }

  @Test
  void draftOfAStatementHoldsNothingElse() {
    Draft draft = Fact.draft("likes tea");

    assertThat(draft.content()).isEqualTo("likes tea");
    assertThat(draft.layer()).isEmpty();
    assertThat(draft.key()).isEmpty();
    assertThat(draft.detail()).isEmpty();
    assertThat(draft.category()).isEmpty();
    assertThat(draft.tags()).isEmpty();
    assertThat(draft.episodes()).isEmpty();
    assertThat(draft.observedAt()).isEmpty();
    assertThat(draft.provenance()).isEmpty();
  }

  @Test
  void copyKeepsEveryPart() {
    Draft draft = Fact.draft("likes tea");
    for (UnaryOperator<Draft> setter : setters()) {
      draft = setter.apply(draft);
    }

    assertThat(draft.content()).isEqualTo("likes tea");
    assertThat(draft.layer()).contains(ANA);
    assertThat(draft.key()).contains("drink");
    assertThat(draft.detail()).contains("green");
    assertThat(draft.category()).contains("taste");
    assertThat(draft.tags()).containsExactly("tea");
    assertThat(draft.episodes()).containsExactly("e1");
    assertThat(draft.observedAt()).contains(WHEN);
    assertThat(draft.provenance()).contains(Provenance.assistant());
  }

  @ParameterizedTest
  @MethodSource("setters")
  void setterChangesOnePartOfACopy(UnaryOperator<Draft> setter) {
    Draft draft = Fact.draft("likes tea");
    List<Object> before = parts(draft);

    List<Object> after = parts(setter.apply(draft));

    assertThat(parts(draft)).isEqualTo(before);
    assertThat(after).filteredOn(part -> !before.contains(part)).hasSize(1);
  }

  @Test
  void tagsAndEpisodesAddUpInTheOrderGiven() {
    Draft draft = Fact.draft("a").tag("z").tag("b").tag("z").takenFrom("e2").takenFrom("e1");

    assertThat(draft.tags()).containsExactly("z", "b");
    assertThat(draft.episodes()).containsExactly("e2", "e1");
  }

  @Test
  void setsAreUnmodifiable() {
    Draft draft = Fact.draft("a").tag("b").takenFrom("e");

    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> draft.tags().add("c"));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> draft.episodes().clear());
  }

  @Test
  void textShowsTheLengthInCodePointsAlone() {
    assertThat(Fact.draft("tea \ud83c\udf75").key("drink").detail("green"))
        .hasToString("Draft[5 characters]");
  }

  @Test
  void nullIsRefused() {
    Draft draft = Fact.draft("a");

    assertThatNullPointerException().isThrownBy(() -> Fact.draft(null)).withMessage("statement");
    assertThatNullPointerException().isThrownBy(() -> draft.in(null));
    assertThatNullPointerException().isThrownBy(() -> draft.key(null));
    assertThatNullPointerException().isThrownBy(() -> draft.tag(null));
    assertThatNullPointerException().isThrownBy(() -> draft.takenFrom(null));
    assertThatNullPointerException().isThrownBy(() -> draft.by(null));
  }
}
