package io.memory4j.sqlite.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoldingTest {
  @ParameterizedTest
  @CsvSource({
    "Straße, strasse",
    "STRASSE, strasse",
    "Łódź, lodz",
    "Ørsted, orsted",
    "Đà Nẵng, da nang",
    "Æsir, aesir",
    "Þór, thor",
    "ısparta, isparta",
    "İstanbul, istanbul"
  })
  void lettersBecomeWhatPeopleType(String text, String typed) {
    assertThat(Folding.fold(text)).isEqualTo(typed);
  }

  @ParameterizedTest
  @CsvSource({"ｱﾌﾟﾘ, アプリ", "ｶﾞｲﾄﾞ, ガイド", "ガイド, ガイド", "か\u3099, が"})
  void halfWidthAndDecomposedKanaAreTheFullComposedOnes(String text, String full) {
    assertThat(Folding.fold(text)).isEqualTo(full);
  }

  @ParameterizedTest
  @CsvSource({"か, が", "ハ, パ"})
  void voicingMakesAnotherLetter(String plain, String voiced) {
    assertThat(Folding.fold(plain)).isNotEqualTo(Folding.fold(voiced));
  }
}
