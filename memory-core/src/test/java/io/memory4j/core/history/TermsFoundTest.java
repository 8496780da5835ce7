package io.memory4j.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class TermsFoundTest {
  private static final TermsFound TERMS =
      new TermsFound(List.of("timeout", "caf\u00E9", "gateway"));

  @Test
  void wordsAreToldByTheirPlaces() {
    String text = "Timeouts in the CAFE\u0301";

    assertThat(TERMS.in(text, List.of(new Span(0, 8), new Span(16, 21))))
        .containsExactlyInAnyOrder("timeout", "cafe");
    assertThat(TERMS.in(text, List.of())).isEmpty();
  }

  @Test
  void placesCountCodePoints() {
    String text = "\uD83D\uDC68\uD83D\uDC69 timeout";

    assertThat(TERMS.in(text, List.of(new Span(3, 10)))).containsExactly("timeout");
  }

  @Test
  void wordThatStandsOftenCountsOnce() {
    String text = "timeout timeout";

    assertThat(TERMS.in(text, List.of(new Span(0, 7), new Span(8, 15)))).hasSize(1);
    assertThat(TERMS.all()).isEqualTo(3);
  }
}
