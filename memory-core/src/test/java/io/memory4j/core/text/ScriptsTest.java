package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

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
  void wordsAreCutWhereScriptsMeetAndMarksFollowTheirLetter() {
    assertThat(Scripts.pieces("设备NAS清e\u0301か\u3099"))
        .containsExactly("设备", "NAS", "清", "e\u0301", "か\u3099");
    assertThat(Scripts.pieces("plain")).containsExactly("plain");
    assertThat(Scripts.letters("ระบบที่")).containsExactly("ร", "ะ", "บ", "บ", "ที่");
  }
}
