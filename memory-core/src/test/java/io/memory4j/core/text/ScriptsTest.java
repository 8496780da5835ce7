package io.memory4j.core.text;

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

class ScriptsTest {
  @Test
  void sevenScriptsAndTheSignsOfKanaAreUnspaced() {
    assertThat("设々ひカーｰﾞไกກកမ\uD840\uDC00".codePoints()).allMatch(Scripts::isUnspaced);
  }

  @Test
  void allOtherScriptsAndSignsAreNot() {
    assertThat("aÄяא배देა1 .。\u0301🎉".codePoints()).noneMatch(Scripts::isUnspaced);
  }

  @Test
  void neitherUnspacedScriptsNorMarksBeginEarlierThanTheShortCutsSay() {
    Set<UnicodeScript> unspaced = Set.of(HAN, HIRAGANA, KATAKANA, THAI, LAO, KHMER, MYANMAR);
    assertThat(IntStream.range(0, 0x0E00).mapToObj(UnicodeScript::of))
        .doesNotContainAnyElementsOf(unspaced);
    assertThat(IntStream.range(0, 0x0300).map(Character::getType))
        .doesNotContain(
            (int) Character.NON_SPACING_MARK,
            (int) Character.COMBINING_SPACING_MARK,
            (int) Character.ENCLOSING_MARK);
  }

  @Test
  void wordsAreCutWhereScriptsMeetAndMarksFollowTheirLetter() {
    assertThat(Scripts.pieces("设备NAS清e\u0301か\u3099"))
        .containsExactly("设备", "NAS", "清", "e\u0301", "か\u3099");
    assertThat(Scripts.pieces("plain")).containsExactly("plain");
    assertThat(Scripts.letters("ระบบที่")).containsExactly("ร", "ะ", "บ", "บ", "ที่");
  }
}
