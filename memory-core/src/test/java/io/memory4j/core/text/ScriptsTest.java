package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScriptsTest {
  @Test
  void noMarkBeginsEarlierThanTheShortCutSays() {
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
