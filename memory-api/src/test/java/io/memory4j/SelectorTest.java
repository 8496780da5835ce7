package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SelectorTest {
  private static final FactId ONE = new FactId("f000000000001");
  private static final FactId TWO = new FactId("f000000000002");

  @Test
  void factoriesMakeTheirKind() {
    assertThat(Selector.id(ONE)).isEqualTo(new Selector.Ids(Set.of(ONE)));
    assertThat(Selector.key("drink")).isEqualTo(new Selector.Key("drink"));
    assertThat(Selector.layer(Layer.global())).isEqualTo(new Selector.OfLayer(Layer.global()));
  }

  @Test
  void selectorOfNoIdIsRefused() {
    assertThatExceptionOfType(RejectedException.class)
        .isThrownBy(() -> new Selector.Ids(Set.of()))
        .withMessage("A selector of ids names none; name one at least.")
        .satisfies(SelectorTest::isEmptySelector);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t\n"})
  void selectorOfABlankKeyIsRefused(String key) {
    assertThatExceptionOfType(RejectedException.class)
        .isThrownBy(() -> Selector.key(key))
        .withMessage("The key of a selector is blank; name the key to forget.")
        .satisfies(SelectorTest::isEmptySelector);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t\n"})
  void selectorOfABlankPersonOrSessionIsRefused(String id) {
    assertThatExceptionOfType(RejectedException.class)
        .isThrownBy(() -> Selector.person(id))
        .satisfies(SelectorTest::isEmptySelector);
    assertThatExceptionOfType(RejectedException.class)
        .isThrownBy(() -> Selector.episode(id))
        .satisfies(SelectorTest::isEmptySelector);
  }

  @Test
  void selectorsNameNobodyInLogs() {
    assertThat(Selector.person("ana").toString()).doesNotContain("ana");
    assertThat(Selector.person("ana")).isEqualTo(new Selector.OfPerson("ana"));
    assertThat(Selector.episode("s1")).isEqualTo(new Selector.OfEpisode("s1"));
  }

  @Test
  void idsAreCopied() {
    Set<FactId> ids = new HashSet<>(Set.of(ONE));
    Selector.Ids selector = new Selector.Ids(ids);

    ids.add(TWO);

    assertThat(selector.ids()).containsExactly(ONE);
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> Selector.id(null));
    assertThatNullPointerException().isThrownBy(() -> Selector.key(null));
    assertThatNullPointerException().isThrownBy(() -> Selector.layer(null));
    assertThatNullPointerException().isThrownBy(() -> Selector.person(null));
    assertThatNullPointerException().isThrownBy(() -> Selector.episode(null));
  }

  private static void isEmptySelector(RejectedException refusal) {
    assertThat(refusal.reason()).isEqualTo(RejectedException.Reason.EMPTY_SELECTOR);
    assertThat(refusal.limit()).isEqualTo(1);
    assertThat(refusal.measure()).isZero();
  }
}
