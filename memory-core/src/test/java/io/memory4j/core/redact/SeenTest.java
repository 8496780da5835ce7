package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeenTest {
  private static final String BODY = "A".repeat(18);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u200D",
        "\u202E",
        "\u2066",
        "\u034F",
        "\uFE0F",
        "\u3164",
        "\uDB40\uDC41",
        "\uD834\uDD73"
      })
  void nothingThatNobodySeesHidesASecret(String unseen) {
    String hidden = "see gh" + unseen + "p_" + BODY + unseen + BODY + " now";

    assertThat(redact(hidden)).isEqualTo("see [REDACTED:github-token] now");
  }

  @Test
  void aLetterThatComposesToAsciiIsThatLetter() {
    assertThat(redact("id A\u212AIA" + "Q".repeat(16) + "!"))
        .isEqualTo("id [REDACTED:aws-access-key]!");
  }

  @Test
  void whatNobodySeesElsewhereStays() {
    String family = "\uD83D\uDC69\u200D\uD83D\uDC67 \u2764\uFE0F \uD83C\uDFF4\uDB40\uDC67";

    assertThat(redact(family + " TOKEN=" + BODY + "1b " + family))
        .isEqualTo(family + " TOKEN=[REDACTED:assignment] " + family);
  }

  @Test
  void placesPointBehindPairsOfSurrogates() {
    Seen seen = Seen.of("a\u200B\uD83D\uDE00b");

    assertThat(seen.text()).isEqualTo("a\uD83D\uDE00b");
    assertThat(seen.start(1)).isEqualTo(2);
    assertThat(seen.end(3)).isEqualTo(4);
    assertThat(seen.start(4)).isEqualTo(5);
  }

  private static String redact(String text) {
    return SecretRedactor.ofDefaults().redact(text).text();
  }
}
