package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RedactedTextTest {
  private static final String TEXT = "key [REDACTED:jwt] end";

  @ParameterizedTest
  @ValueSource(ints = {5, 10, 17})
  void noHalfOfAReplacementIsLeft(int limit) {
    assertThat(RedactedText.cut(TEXT, limit)).isEqualTo("key ");
    assertThat(RedactedText.cut(TEXT, limit + 1, "…")).isEqualTo("key …");
  }

  @Test
  void aWholeReplacementStays() {
    assertThat(RedactedText.cut(TEXT, 18)).isEqualTo("key [REDACTED:jwt]");
    assertThat(RedactedText.cut(TEXT, 4)).isEqualTo("key ");
    assertThat(RedactedText.cut(TEXT, 22, "…")).isEqualTo(TEXT);
    assertThat(RedactedText.cut(TEXT, 0, "…")).isEmpty();
  }

  @Test
  void whatOnlyBeginsLikeAReplacementIsText() {
    assertThat(RedactedText.cut("[REDACTED: no", 11)).isEqualTo("[REDACTED: ");
  }
}
