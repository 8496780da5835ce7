package io.memory4j.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class SnippetsTest {
  private static Span span(String text, String word) {
    int at = text.indexOf(word);
    return new Span(at, at + word.length());
  }

  @Test
  void shortTurnIsShownWhole() {
    assertThat(Snippets.of("Use tabs", List.of(), 8)).isEqualTo("Use tabs");
  }

  @Test
  void turnWithoutTheWordsBeginsAtItsBeginning() {
    assertThat(Snippets.of("one two three", List.of(), 8)).isEqualTo("one two\u2026");
  }

  @Test
  void longTurnShowsWhereTheWordStands() {
    String text = "x".repeat(500) + " the timeout is here " + "y".repeat(500);

    String snippet = Snippets.of(text, List.of(span(text, "timeout")), 60);

    assertThat(snippet).contains("timeout is here").startsWith("\u2026").endsWith("\u2026");
    assertThat(snippet.codePointCount(0, snippet.length())).isLessThanOrEqualTo(60);
  }

  @Test
  void mostWordsTogetherWin() {
    String text = "timeout " + "x".repeat(500) + " gateway timeouts and limits " + "y".repeat(500);

    String snippet =
        Snippets.of(
            text, List.of(span(text, "timeout"), span(text, "gateway"), span(text, "limits")), 60);

    assertThat(snippet).contains("gateway", "limits");
  }

  @Test
  void noHalfOfAReplacedSecretIsShown() {
    String text = "a [REDACTED:assignment] b".repeat(9) + " timeout " + "[REDACTED:jwt] ".repeat(9);
    for (int room = 10; room < 120; room++) {
      String snippet = Snippets.of(text, List.of(span(text, "timeout")), room);

      assertThat(snippet.replaceAll("\\[REDACTED:(assignment|jwt)\\]", ""))
          .doesNotContain("REDACTED", "[", "]", "jwt");
    }
  }

  @Test
  void snippetStandsOnOneLine() {
    assertThat(Snippets.of("one\r\n\ttwo\u2028three", List.of(), 100)).isEqualTo("one two three");
  }

  @Test
  void emojiIsNotCut() {
    String family = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
    String text = family.repeat(50);

    String snippet = Snippets.of(text, List.of(new Span(101, 102)), 23);

    assertThat(snippet.replace("\u2026", "").replace(family, "")).isEmpty();
    assertThat(snippet).contains(family);
  }
}
