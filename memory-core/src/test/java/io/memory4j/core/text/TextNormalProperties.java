package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TextNormalProperties {
  @Provide
  Arbitrary<String> texts() {
    return Texts.any();
  }

  @Property
  void foldingTwiceIsFoldingOnce(@ForAll("texts") String text) {
    String folded = TextNormal.fold(text);

    assertThat(TextNormal.fold(folded)).isEqualTo(folded);
  }

  @Property
  void foldedIsOneTrimmedWellFormedComposedLine(@ForAll("texts") String text) {
    String folded = TextNormal.fold(text);

    assertThat(folded).doesNotContain("  ").isEqualTo(folded.strip());
    assertThat(folded.codePoints().noneMatch(Character::isISOControl)).isTrue();
    assertThat(TextNormal.isWellFormed(folded)).isTrue();
    assertThat(Normalizer.isNormalized(folded, Normalizer.Form.NFC)).isTrue();
  }

  @Property
  void repairingTwiceIsRepairingOnce(@ForAll("texts") String text) {
    String repaired = TextNormal.repair(text);

    assertThat(TextNormal.repair(repaired)).isEqualTo(repaired);
    assertThat(TextNormal.isWellFormed(repaired)).isTrue();
  }

  @Property
  void foldingEndsTheSameWithOrWithoutRepair(@ForAll("texts") String text) {
    String withoutNul = text.replace('\0', ' ');

    assertThat(TextNormal.fold(TextNormal.repair(withoutNul)))
        .isEqualTo(TextNormal.fold(withoutNul));
  }
}
