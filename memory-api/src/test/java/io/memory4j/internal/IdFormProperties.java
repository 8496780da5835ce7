package io.memory4j.internal;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class IdFormProperties {
  /** Letters of ids and their neighbours in the tables of characters. */
  @Provide
  Arbitrary<String> nearlyIds() {
    return Arbitraries.strings()
        .withChars("abhijklmnopstuvwxyz0189/:`{A\u0661\uff10")
        .ofMinLength(12)
        .ofMaxLength(14);
  }

  @Property(tries = 1_000)
  void idsAreWhatTheExpressionMatches(@ForAll("nearlyIds") String text) {
    assertThat(IdForm.isId(text)).isEqualTo(text.matches("[a-z][0-9a-hjkmnp-tv-z]{12}"));
  }

  @Property(tries = 500)
  void everyCharacterOfTheAlphabetCounts(@ForAll char c) {
    String text = "f00000" + c + "000000";

    assertThat(IdForm.isId(text)).isEqualTo(text.matches("[a-z][0-9a-hjkmnp-tv-z]{12}"));
    assertThat(IdForm.isId(c + "000000000000")).isEqualTo(c >= 'a' && c <= 'z');
  }
}
