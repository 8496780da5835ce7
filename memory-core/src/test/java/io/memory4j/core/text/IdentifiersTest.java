package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifiersTest {
  @ParameterizedTest
  @CsvSource({
    "fixAuthTimeout,fix Auth Timeout",
    "HTTPServer,HTTP Server",
    "parseJSON,parse JSON",
    "AWSKeyId,AWS Key Id",
    "iPhone,Phone",
    "sha256,sha 256",
    "utf8Decoder,utf8 Decoder",
    "POL358,POL 358",
    "größeÄndern,größe Ändern"
  })
  void namesSplitAtHumpsAndDigits(String word, String parts) {
    assertThat(Identifiers.parts(word)).containsExactly(parts.split(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"plain", "Capital", "NAS", "URLs", "k8s", "log4j", "v2", "a1b2c3d4", "17", "배포"})
  void otherWordsStayWhole(String word) {
    assertThat(Identifiers.parts(word)).isEmpty();
  }

  @Test
  void encodedMatterIsNoName() {
    assertThat(Identifiers.parts("aGVsbG8gd29y".repeat(6))).isEmpty();
  }

  @Test
  void partsNeverBeginWithAMark() {
    assertThat(Identifiers.parts("ab12\u0301cd")).containsExactly("ab", "12\u0301", "cd");
    assertThat(Identifiers.parts("12\uD805\uDCBAcd")).containsExactly("12\uD805\uDCBA", "cd");
  }
}
