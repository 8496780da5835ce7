package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * A redactor works on the decoded values of a document, never on its raw text. This module has no
 * JSON parser, so the documents here are decoded already; the readers of transcripts test the rest
 * of the way, where a number under a secret name must be dropped by whoever renders it.
 */
class DecodedValuesTest {
  private static final String X = "sk-" + "x".repeat(40);
  private static final String Y = "sk-" + "y".repeat(40);

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  @Test
  void structureStaysAndSecretsGo() {
    Map<String, Object> headers = new LinkedHashMap<>();
    headers.put("Authorization", List.of("Bearer " + X, "Bearer " + Y));
    headers.put("n", 1);
    Map<String, Object> document = Map.of("headers", headers, "tail", "kept");

    Object redacted = walk(document);

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
    assertThat(walk(redacted)).isEqualTo(redacted);
  }

  @Test
  void quotesInsideAValueStay() {
    assertThat(walk(Map.of("a", "k=\"" + X + "\"", "tail", "kept")))
        .isEqualTo(Map.of("a", "k=\"[REDACTED:openai-key]\"", "tail", "kept"));
  }

  @Test
  void aNumberUnderASecretNameGoesFromRenderedText() {
    assertThat(redactor.redact("{\"password\":12345678,\"tail\":\"kept\"}").text())
        .isEqualTo("{\"password\":[REDACTED:assignment],\"tail\":\"kept\"}");
  }

  private Object walk(Object value) {
    if (value instanceof String text) {
      return redactor.redact(text).text();
    }
    if (value instanceof List<?> list) {
      return list.stream().map(this::walk).toList();
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((key, each) -> copy.put(key, walk(each)));
      return copy;
    }
    return value;
  }
}
