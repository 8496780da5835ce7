package io.memory4j.core.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DressedTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "system",
        "SYSTEM",
        "\u017Fystem",
        "\uFF53\uFF59\uFF53\uFF54\uFF45\uFF4D",
        "\uD835\uDC2C\uD835\uDC32\uD835\uDC2C\uD835\uDC2D\uD835\uDC1E\uD835\uDC26",
        "s\u0301y\u200Bs\u200Dt\uFE0Fe\u2060m",
        "\u24E2\u24E8\u24E2\u24E3\u24D4\u24DC"
      })
  void aWordIsReadInAnyDress(String word) {
    assertThat(Dressed.end(word, 0, "system")).isEqualTo(word.length());
    assertThat(Dressed.end("<" + word + ">", 1, "system")).isEqualTo(word.length() + 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "syste", "ystem", "s ystem", "\uD835", "\u0441ystem"})
  void anotherWordIsNot(String word) {
    assertThat(Dressed.end(word, 0, "system")).isEqualTo(-1);
  }

  @Test
  void whatStandsBehindTheTextIsNoWord() {
    assertThat(Dressed.end("ab", 2, "a")).isEqualTo(-1);
    assertThat(Dressed.skipUnseen("a\u200B\u0301b", 1)).isEqualTo(3);
    assertThat(Dressed.skipUnseen("ab", 1)).isEqualTo(1);
  }
}
