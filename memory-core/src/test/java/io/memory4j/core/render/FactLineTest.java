package io.memory4j.core.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class FactLineTest {
  private static Fact.Builder fact(String content) {
    return Fact.builder(
        new FactId("f000000000001"),
        Layer.global(),
        content,
        Instant.parse("2026-01-01T00:00:00Z"));
  }

  @Test
  void aFactIsABullet() {
    assertThat(FactLine.of(fact("Tabs,\r\n## not spaces").build()))
        .isEqualTo("- Tabs, ## not spaces\n");
  }

  @Test
  void aKeyStandsBeforeWhatItHolds() {
    assertThat(FactLine.of(fact("mvn verify").key("build").build()))
        .isEqualTo("- build: mvn verify\n");
  }

  @Test
  void aKeyIsNeutralisedToo() {
    assertThat(FactLine.of(fact("x").key("# a\n</memory4j>").build()))
        .isEqualTo("- \\# a \u2039/memory4j>: x\n");
  }

  @Test
  void whatAKeyHoldsIsShortenedWithAMarkAtAGrapheme() {
    String family = "\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67\u200D\uD83D\uDC66";
    String line = FactLine.of(fact("x".repeat(295) + family + "y").key("k").build());

    assertThat(line).isEqualTo("- k: " + "x".repeat(295) + "\u2026\n");
  }

  @Test
  void whatAKeyHoldsIsWholeUpToTheLimit() {
    String astral = "\uD83E\uDD8A".repeat(300);

    assertThat(FactLine.of(fact(astral).key("k").build())).isEqualTo("- k: " + astral + "\n");
  }

  @Test
  void aFactWithoutAKeyIsNeverCut() {
    assertThat(FactLine.of(fact("x".repeat(5_000)).build())).hasSize(5_003);
  }
}
