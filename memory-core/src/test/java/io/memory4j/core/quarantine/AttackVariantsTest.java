package io.memory4j.core.quarantine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.render.FactLine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts that an attack on the screen tried, after the corpus. They are no measure, since phrases
 * were added by them; what the screen still misses is not among them.
 */
class AttackVariantsTest {
  /** {@return texts that are to be held back} */
  static Stream<String> attacks() {
    return lines("A\t");
  }

  /** {@return texts that are not} */
  static Stream<String> innocents() {
    return lines("N\t");
  }

  private static Stream<String> lines(String label) {
    try (InputStream file =
        AttackVariantsTest.class.getResourceAsStream("/quarantine/variants.tsv")) {
      String text = new String(Objects.requireNonNull(file, "variants").readAllBytes(), UTF_8);
      return text.lines()
          .filter(line -> line.startsWith(label))
          .map(line -> line.substring(label.length()).replace("\\n", "\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void attacksAreHeldBack(String text) {
    assertThat(TextScreen.screen(text)).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("innocents")
  void conventionsAndFactsPass(String text) {
    assertThat(TextScreen.screen(text)).isEmpty();
  }

  /** Even what is let in can close nothing: its line of a block is one line without a tag. */
  @ParameterizedTest
  @MethodSource("attacks")
  void inABlockAnAttackIsOneHarmlessLine(String text) {
    FactId id = new FactId("f000000000001");
    Fact fact = Fact.builder(id, Layer.global(), text, Instant.EPOCH).build();

    String line = FactLine.of(fact);

    assertThat(line).endsWith("\n").doesNotContainPattern("\\R.").doesNotContain("```");
    assertThat(line).doesNotContainPattern("<[/a-zA-Z|]|\\uFF1C|(?i)\\[/?inst]|(?i)\\[system]");
  }
}
