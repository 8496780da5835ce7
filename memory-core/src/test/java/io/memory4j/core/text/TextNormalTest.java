package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextNormalTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a  b",
        " a b\n",
        "a\r\nb",
        "a\u00A0b",
        "a\u2028b",
        "a\u2029b",
        "a\u0085b",
        "a\u3000b",
        "a\0b",
        "a\u001B b",
        "\uFEFFa b",
        "a\u200B b",
        "a \u2060b",
        "\ta\u000Bb\f"
      })
  void everyWhiteSpaceAndControlBecomesOneBlank(String text) {
    assertThat(TextNormal.fold(text)).isEqualTo("a b");
  }

  @Test
  void decomposedLettersAreComposed() {
    assertThat(TextNormal.fold("Zu\u0308rich")).isEqualTo("Z\u00FCrich");
    assertThat(TextNormal.repair("Zu\u0308rich")).isEqualTo("Z\u00FCrich");
  }

  @Test
  void lineBreakHintsVanishInsideWords() {
    assertThat(TextNormal.fold("docu\u00ADment u\u200B\u0308ber")).isEqualTo("document \u00FCber");
  }

  @Test
  void joinersAndDirectionsStay() {
    String text = "\uD83D\uDC69\u200D\uD83D\uDC67 \u0645\u06CC\u200C\u062E\u0648 \u202Eabc\u202C";

    assertThat(TextNormal.fold(text)).isEqualTo(text);
  }

  @Test
  void loneSurrogatesAreReplacedAndPairsKept() {
    assertThat(TextNormal.fold("a\uD800b \uD83E\uDD8A\uDC00")).isEqualTo("a\uFFFDb 🦊\uFFFD");
    assertThat(TextNormal.repair("\uDC00\uD800x")).isEqualTo("\uFFFD\uFFFDx");
  }

  @Test
  void repairKeepsLinesAndBlanks() {
    assertThat(TextNormal.repair(" a\r\n\tb\u00A0 \n")).isEqualTo(" a\r\n\tb\u00A0 \n");
  }

  @Test
  void repairReplacesNul() {
    assertThat(TextNormal.repair("a\0b\n")).isEqualTo("a\uFFFDb\n");
  }

  @Test
  void blankTextFoldsToNothing() {
    assertThat(TextNormal.fold(" \u00A0\r\n\0\u200B\uFEFF")).isEmpty();
  }

  @Test
  void endlessMarksAreBoundedInLinearTime() {
    String marks = "a" + "\u0301\u0323".repeat(1_000_000) + "b";

    String folded = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> TextNormal.fold(marks));

    assertThat(folded).startsWith("\u1EA1").endsWith("b").hasSizeLessThan(40);
  }

  @Test
  void marksThatFallApartAreBoundedToo() {
    String folded = TextNormal.fold("a" + "\u0344".repeat(30) + "b");

    assertThat(folded.codePoints().filter(TextNormal::isMark).count()).isEqualTo(30);
    assertThat(TextNormal.fold(folded)).isEqualTo(folded);
  }

  @Test
  void wellFormednessIsTold() {
    assertThat(TextNormal.isWellFormed("a\uD83E\uDD8A")).isTrue();
    assertThat(TextNormal.isWellFormed("a\uD83E")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " \t\r\n", "\u00A0\u3000", "\u200B\u200E\uFEFF", "\u3164", "\u0000\u001B"})
  void whatCannotBeSeenIsBlank(String text) {
    assertThat(TextNormal.isBlank(text)).isTrue();
    assertThat(TextNormal.isBlank(text + ".")).isFalse();
  }
}
