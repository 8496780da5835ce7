package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FactTest {
  private static final FactId ID = new FactId("f000000000001");
  private static final Layer ANA = Layer.person("ana");
  private static final Instant CREATED = Instant.parse("2026-01-02T03:04:05Z");
  private static final Instant LATER = CREATED.plusSeconds(60);

  private static Fact.Builder builder() {
    return Fact.builder(ID, ANA, "likes tea", CREATED);
  }

  @Test
  void factOfItsPartsAloneIsCurrentHostMadeAndUncategorised() {
    Fact fact = builder().build();

    assertThat(fact.id()).isEqualTo(ID);
    assertThat(fact.layer()).isEqualTo(ANA);
    assertThat(fact.content()).isEqualTo("likes tea");
    assertThat(fact.category()).isEqualTo("general");
    assertThat(fact.provenance()).isEqualTo(Provenance.host());
    assertThat(fact.state()).isEqualTo(Fact.State.CURRENT);
    assertThat(fact.key()).isEmpty();
    assertThat(fact.detail()).isEmpty();
    assertThat(fact.tags()).isEmpty();
  }

  @Test
  void timesThatWereNotSetAreThatOfItsCreation() {
    Fact fact = builder().build();

    assertThat(fact.createdAt()).isEqualTo(CREATED);
    assertThat(fact.updatedAt()).isEqualTo(CREATED);
    assertThat(fact.observedAt()).isEqualTo(CREATED);
  }

  @Test
  void builderKeepsEveryPart() {
    Fact fact =
        builder()
            .key("drink")
            .detail("green, no sugar")
            .category("taste")
            .tags(List.of("tea"))
            .provenance(Provenance.assistant())
            .state(Fact.State.QUARANTINED)
            .times(LATER, LATER.plusSeconds(1))
            .build();

    assertThat(fact.key()).contains("drink");
    assertThat(fact.detail()).contains("green, no sugar");
    assertThat(fact.category()).isEqualTo("taste");
    assertThat(fact.tags()).containsExactly("tea");
    assertThat(fact.provenance()).isEqualTo(Provenance.assistant());
    assertThat(fact.state()).isEqualTo(Fact.State.QUARANTINED);
    assertThat(fact.updatedAt()).isEqualTo(LATER);
    assertThat(fact.observedAt()).isEqualTo(LATER.plusSeconds(1));
  }

  @Test
  void tagsAreSortedByCodePoint() {
    Fact fact = builder().tags(List.of("\ud83d\ude00", "\ufb01", "a", "a")).build();

    assertThat(fact.tags()).containsExactly("a", "\ufb01", "\ud83d\ude00");
  }

  @Test
  void tagsReplaceEarlierOnes() {
    assertThat(builder().tags(List.of("a")).tags(List.of("b")).build().tags()).containsExactly("b");
  }

  @Test
  void tagsAreCopiedAndUnmodifiable() {
    List<String> given = new ArrayList<>(List.of("a"));
    Fact fact = builder().tags(given).build();

    given.add("b");

    assertThat(fact.tags()).containsExactly("a");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> fact.tags().add("c"));
  }

  @Test
  void builderThatGoesOnDoesNotChangeWhatItBuilt() {
    Fact.Builder builder = builder().tags(List.of("a")).key("one");
    Fact first = builder.build();

    builder.tags(List.of("b")).key("two");

    assertThat(first.tags()).containsExactly("a");
    assertThat(first.key()).contains("one");
  }

  @Test
  void factsAreEqualWhenTheirIdsAre() {
    Fact other = Fact.builder(ID, Layer.global(), "another", LATER).build();
    Fact foreign = Fact.builder(new FactId("f000000000002"), ANA, "likes tea", CREATED).build();

    assertThat(builder().build())
        .isEqualTo(other)
        .hasSameHashCodeAs(other)
        .isNotEqualTo(foreign)
        .isNotEqualTo(ID);
  }

  @Test
  void textShowsIdAndLengthInCodePointsAlone() {
    Fact fact = Fact.builder(ID, ANA, "tea \ud83c\udf75", CREATED).key("drink").build();

    assertThat(fact).hasToString("Fact[f000000000001, 5 characters]");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> Fact.builder(null, ANA, "a", CREATED));
    assertThatNullPointerException().isThrownBy(() -> Fact.builder(ID, null, "a", CREATED));
    assertThatNullPointerException().isThrownBy(() -> Fact.builder(ID, ANA, null, CREATED));
    assertThatNullPointerException().isThrownBy(() -> Fact.builder(ID, ANA, "a", null));
    assertThatNullPointerException().isThrownBy(() -> builder().key(null));
    assertThatNullPointerException().isThrownBy(() -> builder().times(LATER, null));
  }
}
