package io.memory4j.redact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RedactionTest {
  @Test
  void unchangedTextHasNoFindings() {
    Redaction redaction = Redaction.unchanged("plain");

    assertThat(redaction.text()).isEqualTo("plain");
    assertThat(redaction.findings()).isEmpty();
    assertThat(redaction.count()).isZero();
  }

  @Test
  void findingsAreCountedAndInTheOrderOfTheirRules() {
    Redaction redaction = new Redaction("x", Map.of("pem", 1, "aws", 2, "jwt", 3));

    assertThat(redaction.findings().keySet()).containsExactly("aws", "jwt", "pem");
    assertThat(redaction.count()).isEqualTo(6);
  }

  @Test
  void findingsAreCopiedAndUnmodifiable() {
    Map<String, Integer> findings = new HashMap<>(Map.of("jwt", 1));
    Redaction redaction = new Redaction("x", findings);

    findings.clear();

    assertThat(redaction.findings()).containsExactly(Map.entry("jwt", 1));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> redaction.findings().clear());
  }

  @Test
  void textShowsTheFindingsAlone() {
    assertThat(new Redaction("a secret", Map.of("jwt", 1))).hasToString("Redaction{jwt=1}");
  }
}
