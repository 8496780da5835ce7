package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.StringLength;

class FingerprintProperties {
  @Provide
  Arbitrary<String> texts() {
    return Texts.any();
  }

  @Property(tries = 500)
  void compositionAndBlanksDoNotCount(@ForAll("texts") String text) {
    String folded = TextNormal.fold(text);
    String apart = Normalizer.normalize(folded, Normalizer.Form.NFD);

    assertThat(Fingerprint.of(" " + apart.replace(" ", "\u00A0\r\n ") + "\t"))
        .isEqualTo(Fingerprint.of(folded))
        .isEqualTo(Fingerprint.of(text));
  }

  @Property(tries = 500)
  void whatIsComparedIsStable(@ForAll("texts") String text) {
    String compared = Fingerprint.compared(text + "x");

    assertThat(Fingerprint.compared(compared)).isEqualTo(compared);
  }

  @Property(tries = 500)
  void anAddedWordMakesAnotherStatement(
      @ForAll("texts") String text,
      @ForAll @AlphaChars @StringLength(min = 1, max = 8) String word) {
    assertThat(Fingerprint.of(text + " " + word)).isNotEqualTo(Fingerprint.of(text));
  }

  @Property(tries = 500)
  void noKeyedStatementEqualsOneWithoutAKey(
      @ForAll("texts") String key, @ForAll("texts") String text) {
    assertThat(Fingerprint.of(key, text)).isNotEqualTo(Fingerprint.of(key + "\0" + text));
  }
}
