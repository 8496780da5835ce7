package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.redact.Redaction;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamedValueTest {
  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  @ParameterizedTest
  @CsvSource({
    "password, hunter2, [REDACTED:assignment]",
    "db.password, Zx9-kk21Qp!, [REDACTED:assignment]",
    "apiToken, q7Xv9Lk2Pm4Rt8Wz, [REDACTED:assignment]",
    "wifi password, Sunny42Day, [REDACTED:assignment]",
    "\u5BC6\u7801, q7Xv9Lk2Pm4R, [REDACTED:assignment]"
  })
  void aNameMakesASecret(String name, String value, String redacted) {
    assertThat(NamedValue.redact(redactor, name, value))
        .contains(new Redaction(redacted, Map.of("assignment", 1)));
  }

  @ParameterizedTest
  @CsvSource({
    "deploy, q7Xv9Lk2Pm4Rt8Wz",
    "password, Rotate it every 90 days",
    "password, ${DB_PASSWORD}",
    "token count, 4096",
    "tokens, 128000",
    "'', hunter2",
    "password policy, strong"
  })
  void othersMakeNone(String name, String value) {
    assertThat(NamedValue.redact(redactor, name, value)).isEmpty();
  }

  @Test
  void aValueThatIsASecretByItselfNeedsNoName() {
    String key = "ghp_" + "aB3".repeat(12);

    assertThat(NamedValue.redact(redactor, "note", "see " + key).orElseThrow().text())
        .isEqualTo("see [REDACTED:github-token]");
    assertThat(NamedValue.redact(redactor, "a\"b", "see " + key)).isPresent();
  }

  @Test
  void severalLinesAndQuotesAreLookedAtAlone() {
    assertThat(NamedValue.redact(redactor, "password", "one\ntwo2")).isEmpty();
    assertThat(NamedValue.redact(redactor, "password", "say \"hi2\"")).isEmpty();
  }

  @Test
  void whatStandsAroundAValueStays() {
    assertThat(NamedValue.between(redactor, "- password: ", "hunter2x", "\n"))
        .contains(new Redaction("[REDACTED:assignment]", Map.of("assignment", 1)));
    assertThat(NamedValue.between(redactor, "TOKEN=q7Xv9Lk2Pm4Rt8Wz ", "plain", "\n")).isEmpty();
  }
}
