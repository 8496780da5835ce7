package io.memory4j.inject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.memory4j.Layer;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.SectionCandidates.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SectionCandidatesTest {
  private static final Item ITEM = Item.of("learned.md#1", "a secret");

  @Test
  void itemsAreCopiedInTheirOrder() {
    List<Item> items = new ArrayList<>(List.of(ITEM, Item.of("learned.md#2", "more")));
    SectionCandidates lessons = SectionCandidates.bullets(Section.LESSONS, "Lessons", items);

    items.clear();

    assertThat(lessons.mostWantedFirst())
        .extracting(Item::id)
        .containsExactly("learned.md#1", "learned.md#2");
    assertThat(lessons.ownBudget()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"FACTS", "GUIDANCE"})
  void factsAndGuidanceTakeNoTexts(Section section) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SectionCandidates.bullets(section, "", List.of()))
        .withMessageContaining(section.name());
  }

  @ParameterizedTest
  @EnumSource(names = {"INCLUDED", "CUT"})
  void itemIsNotLeftOutForBeingIn(Reason reason) {
    assertThatIllegalArgumentException().isThrownBy(() -> ITEM.leftOut(reason));
  }

  @Test
  void itemKeepsItsOtherPartsWhenOneIsSet() {
    Item item = ITEM.in(Layer.global()).leftOut(Reason.BELOW_MIN_SCORE);

    assertThat(item.layer()).contains(Layer.global());
    assertThat(item.leftOut()).contains(Reason.BELOW_MIN_SCORE);
    assertThat(item.text()).isEqualTo("a secret");
  }

  @Test
  void textShowsNothingRemembered() {
    SectionCandidates lessons =
        SectionCandidates.bullets(Section.LESSONS, "Lessons", List.of(ITEM));

    assertThat(lessons).hasToString("SectionCandidates[LESSONS, 1 items]");
    assertThat(ITEM).hasToString("Item[learned.md#1]");
  }

  @Test
  void factsGetTheLargestShareByDefault() {
    InjectionRequest request = InjectionRequest.ofDefaults();

    assertThat(request.share(Section.FACTS)).isEqualTo(40);
    assertThat(request.share(Section.RULE_FILES)).isZero();
    assertThat(Section.values())
        .extracting(request::share)
        .satisfies(all -> assertThat(all.stream().mapToInt(i -> i).sum()).isEqualTo(100));
  }

  @Test
  void sharesOfAnotherKindReplaceAllEarlierOnes() {
    InjectionRequest request = InjectionRequest.ofDefaults().shares(Map.of(Section.LESSONS, 25));

    assertThat(request.share(Section.LESSONS)).isEqualTo(25);
    assertThat(request.share(Section.FACTS)).isZero();
  }

  @Test
  void sharesThatCannotBeAreRefused() {
    InjectionRequest request = InjectionRequest.ofDefaults();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> request.shares(Map.of(Section.FACTS, 60, Section.HISTORY, 41)))
        .withMessageContaining("101");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> request.shares(Map.of(Section.FACTS, -1)))
        .withMessageContaining("FACTS");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> request.shares(Map.of(Section.RULE_FILES, 1)))
        .withMessageContaining("RULE_FILES");
  }

  @Test
  void requestsAreEqualIfAllPartsAre() {
    InjectionRequest request = InjectionRequest.forTask("a").session("s").window(3);

    assertThat(request)
        .isEqualTo(InjectionRequest.forTask("a").session("s").window(3))
        .hasSameHashCodeAs(InjectionRequest.forTask("a").session("s").window(3))
        .isNotEqualTo(request.boundary(1))
        .isNotEqualTo(request.session("t"))
        .isNotEqualTo(request.budget(Budget.characters(1)))
        .isNotEqualTo(request.shares(Map.of()))
        .isNotEqualTo(InjectionRequest.forTask("b").session("s").window(3));
  }
}
