package io.memory4j.core.redact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Shapes that an attack on the rules tried, after the corpus: what must go and what must stay. They
 * are no measure, since the rules were mended by them (reports F1 to F3 and their like).
 */
class ShapesTest {
  private static final SecretRedactor REDACTOR = SecretRedactor.ofDefaults();

  /** {@return the lines with a secret, each as its expressions and what must stay readable} */
  static Stream<String> positives() {
    return lines("P\t");
  }

  /** {@return the lines without} */
  static Stream<String> negatives() {
    return lines("N\t");
  }

  private static Stream<String> lines(String label) {
    try (InputStream file = ShapesTest.class.getResourceAsStream("/redaction/shapes.tsv")) {
      String text = new String(Objects.requireNonNull(file, "shapes").readAllBytes(), UTF_8);
      return text.lines()
          .filter(line -> line.startsWith(label))
          .map(line -> line.substring(label.length()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("positives")
  void theSecretGoesAndItsNameStays(String line) {
    List<String> parts = List.of(line.split("\t", -1));
    CorpusTemplate made = CorpusTemplate.expand(line, parts.get(0));

    String redacted = REDACTOR.redact(made.text()).text();

    assertThat(made.secrets()).isNotEmpty().noneMatch(redacted::contains);
    assertThat(parts.subList(1, parts.size())).allMatch(redacted::contains);
    assertThat(REDACTOR.redact(redacted).text()).isEqualTo(redacted);
  }

  @ParameterizedTest
  @MethodSource("negatives")
  void whatIsNoSecretStays(String line) {
    String text = CorpusTemplate.expand(line, line).text();

    assertThat(REDACTOR.redact(text).text()).isEqualTo(text);
  }
}
