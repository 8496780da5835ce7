package io.memory4j.store;

import static java.lang.Character.UnicodeScript.HAN;
import static java.lang.Character.UnicodeScript.HIRAGANA;
import static java.lang.Character.UnicodeScript.KATAKANA;
import static java.lang.Character.UnicodeScript.KHMER;
import static java.lang.Character.UnicodeScript.LAO;
import static java.lang.Character.UnicodeScript.MYANMAR;
import static java.lang.Character.UnicodeScript.THAI;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Character.UnicodeScript;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnspacedScriptTest {
  @Test
  void sevenScriptsAndTheSignsOfKanaAreUnspaced() {
    assertThat("设々ひカーｰﾞ゛\u3099ไกກកမ\uD840\uDC00".codePoints()).allMatch(UnspacedScript::contains);
  }

  @Test
  void allOtherScriptsAndSignsAreNot() {
    assertThat("aÄяא배देა1 .。\u0301🎉".codePoints()).noneMatch(UnspacedScript::contains);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "キー", "か\u3099く", "設定", "ไทย"})
  void aWordOfThemIsCovered(String word) {
    assertThat(UnspacedScript.covers(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "キーa", "設 定", "배포"})
  void aWordOfOthersIsNot(String word) {
    assertThat(UnspacedScript.covers(word)).isFalse();
  }

  @Test
  void noneOfThemBeginsBeforeTheShortCutSays() {
    Set<UnicodeScript> scripts = Set.of(HAN, HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR);

    assertThat(IntStream.range(0, 0x0E00).mapToObj(UnicodeScript::of))
        .doesNotContainAnyElementsOf(scripts);
  }
}
