package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A redactor works on the decoded values of a document, never on its raw text. */
class DecodedValuesTest { // bug F2
  private static final String X = "sk-" + "x".repeat(40);
  private static final String Y = "sk-" + "y".repeat(40);

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();
  private final DecodedValues values = new DecodedValues(redactor);

  @Test
  void structureStaysAndSecretsGo() {
    Map<String, Object> headers = new LinkedHashMap<>();
    headers.put("Authorization", List.of("Bearer " + X, "Bearer " + Y));
    headers.put("n", 1);
    Map<String, Object> document = Map.of("headers", headers, "tail", "kept");

    Object redacted = values.redact(document);

    assertThat(redacted)
        .isEqualTo(
            Map.of(
                "headers",
                Map.of(
                    "Authorization",
                    List.of("Bearer [REDACTED:openai-key]", "Bearer [REDACTED:openai-key]"),
                    "n",
                    1),
                "tail",
                "kept"));
    assertThat(values.findings()).isEqualTo(Map.of("openai-key", 2));
    assertThat(new DecodedValues(redactor).redact(redacted)).isEqualTo(redacted);
  }

  @Test
  void quotesInsideAValueStay() {
    assertThat(values.redact(Map.of("a", "k=\"" + X + "\"", "tail", "kept")))
        .isEqualTo(Map.of("a", "k=\"[REDACTED:openai-key]\"", "tail", "kept"));
  }

  @Test
  void numberUnderASecretNameGoesAndOthersStay() {
    Object redacted = values.redact(Map.of("password", 12345678, "tail", "kept", "port", 5432));

    assertThat(redacted)
        .isEqualTo(Map.of("password", "[REDACTED:assignment]", "tail", "kept", "port", 5432));
    assertThat(values.findings()).isEqualTo(Map.of("assignment", 1));
    assertThat(new DecodedValues(redactor).redact(redacted)).isEqualTo(redacted);
  }

  @Test
  void numberUnderASecretNameGoesFromRenderedTextToo() {
    assertThat(redactor.redact("{\"password\":12345678,\"tail\":\"kept\"}").text())
        .isEqualTo("{\"password\":[REDACTED:assignment],\"tail\":\"kept\"}");
  }

  @Test
  void textThatOnlyItsNameMakesASecretGoes() {
    assertThat(values.redact(Map.of("password", "Tr0ub4dor3x", "user", "Tr0ub4dor3x")))
        .isEqualTo(Map.of("password", "[REDACTED:assignment]", "user", "Tr0ub4dor3x"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "\"", "\\", "a\nb", "${TOKEN}", "<your-password>"})
  void textThatIsNoSecretStaysUnderAnyName(String text) {
    assertThat(values.redact(Map.of("password", text))).isEqualTo(Map.of("password", text));
  }

  @Test
  void deepDocumentEndsAndKeepsNoSecret() {
    Object deep = X;
    for (int i = 0; i < 5_000; i++) {
      deep = List.of(deep);
    }

    Object redacted = values.redact(deep);

    int levels = 0;
    while (redacted instanceof List<?> list && !list.isEmpty()) {
      redacted = list.get(0);
      levels++;
    }
    assertThat(levels).isEqualTo(DecodedValues.MAX_DEPTH);
  }

  @Test
  void nullAndTruthValuesStay() {
    List<Object> list = new ArrayList<>();
    list.add(null);
    list.add(true);

    assertThat(values.redact(list)).isEqualTo(list);
    assertThat(values.redact(null)).isNull();
  }
}
